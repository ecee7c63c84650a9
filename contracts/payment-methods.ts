/** How an order is to be paid: in cash at the door, by CliQ, by bank transfer, or as agreed with the seller in the chat. */
export const paymentMethods = ['cash', 'cliq', 'bank', 'chat'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Those of the shop's ways of paying that an order may choose. A gift is paid up front, and a parcel abroad is not carried by the shop's
 * own driver, who takes cash. CliQ takes an account in Jordan, which who lives abroad rarely has.
 */
export const payableMethods = (
  methods: readonly PaymentMethod[],
  { isGift, isAbroad }: { isGift: boolean; isAbroad: boolean },
): PaymentMethod[] =>
  methods.filter((method) => {
    if (method === 'cash') return !isGift && !isAbroad;
    return method !== 'cliq' || !isAbroad;
  });
