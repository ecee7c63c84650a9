/** At how many pieces left a counted product is low, unless the seller sets another threshold (`low_at`). */
export const defaultLowStockThreshold = 3;
export const maxLowStockThreshold = 99;
