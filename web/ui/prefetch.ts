/**
 * React Router's `prefetch` of links: the next page's data is fetched while a mouse rests on its link. Not by touch, where the tap
 * is over before the router's 100 ms are: the page would be on its way, and its data fetched twice.
 */
export const prefetch = globalThis.matchMedia?.('(hover: hover)').matches ? 'intent' : 'none';
