/**
 * React Router's `prefetch` of links: fetches the next page's data while a mouse hovers over its link. Not on touch,
 * where the tap ends before the router's 100 ms: the data would be fetched twice.
 */
export const prefetch = globalThis.matchMedia?.('(hover: hover)').matches ? 'intent' : 'none';
