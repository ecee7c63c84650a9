/** The most of one product in one order. */
export const maximumQuantity = 99;
