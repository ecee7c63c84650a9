/** The most pieces of one product in one order. */
export const maxQuantity = 99;
