/** How an order is paid: cash on delivery, CliQ, bank transfer, or as agreed with the seller in the chat. */
export const paymentMethods = ['cash', 'cliq', 'bank', 'chat'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * The shop's payment methods that an order may choose. Gifts are paid up front, and parcels abroad don't travel with
 * the shop's own driver, who takes cash. CliQ needs an account in Jordan, which people abroad rarely have.
 */
export const payableMethods = (
  methods: readonly PaymentMethod[],
  { isGift, isAbroad }: { isGift: boolean; isAbroad: boolean },
): PaymentMethod[] =>
  methods.filter((method) => {
    if (method === 'cash') return !isGift && !isAbroad;
    return method !== 'cliq' || !isAbroad;
  });
