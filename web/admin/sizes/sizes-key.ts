/** The cache key of a product's sizes. */
export const sizesKey = (id: string) => ['sizes', id];
