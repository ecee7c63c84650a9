/** Under which the sizes of a product are cached. */
export const sizesKey = (id: string) => ['sizes', id];
