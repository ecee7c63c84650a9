/** The number of pieces at which a counted product is low, unless the seller sets its own threshold (`low_at`). */
export const defaultLowStockThreshold = 3;
export const maxLowStockThreshold = 99;
