import type { User } from '../../contracts/accounts.ts';
import { storeDraft } from '../browser/drafts.ts';
import type { Checkout } from '../cart/checkout.ts';
import { useDeliveryChoice } from '../cart/delivery-choice.ts';
import { useWords } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { describeTyped } from '../orders/describe-typed.ts';
import { useCityFields } from '../orders/use-city-fields.ts';
import { readSlot } from './checkout-slot.tsx';
import { type CheckoutValues, textsOf } from './checkout-values.ts';
import type { SentOrder } from './open-whatsapp.ts';
import { payableOptions } from './preference-values.ts';
import { useAreaCity } from './use-area-city.ts';
import { useCheckoutFee } from './use-checkout-fee.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useDelivery } from './use-delivery.ts';
import { useOrderSending } from './use-order-sending.ts';
import { useRefusedField } from './use-refused-field.ts';

/** The state of a checkout: goods, delivery with its cost, form values, and the last refusal. */
export function useCheckoutState(checkout: Checkout, user: User | null, onSaved: (order: SentOrder) => void) {
  const { items, failure, send } = useOrderSending(checkout, user, onSaved);
  const chosen = useDelivery(items);
  const form = useCheckoutForm(user, chosen);
  const { delivery, isJordanTyped } = form;
  const { area, country } = delivery;
  const isCountryTyped = country !== chosen.country;
  const areaBefore = useDeliveryChoice(({ typedArea }) => typedArea);
  const isAreaCity = useAreaCity(delivery, form.watch('city'));
  const { code, phone } = { code: form.watch('coupon') ?? '', phone: form.watch('phone') };
  const cityFields = useCityFields(form, {
    mayHaveAreas: !delivery.options || (!country && (delivery.options?.areas ?? []).length > 0),
    isAreaChosen: area !== null,
    isAreaMissing: delivery.isAreaMissing,
    isAbroad: country !== null,
    side: form.watch('is_abroad'),
    typedArea: chosen.country ? areaBefore : delivery.typedArea,
  });
  const refusal = failure?.isOffline ? null : failure;
  const price = useCheckoutFee({ user, items, delivery, code, phone, refusal });
  const isGift = form.watch('is_gift') === 'yes';
  const { isSubmitting } = form.formState;
  const refused = useRefusedField(failure, delivery, isSubmitting, (city) => {
    if (!form.getValues('city')) form.setValue('city', city, { shouldDirty: true });
  });
  const updateDraft = () => storeDraft('checkout', user?.email ?? '', textsOf(form.getValues()));
  return {
    ...{ user, items, failure, send, chosen, form, isCountryTyped, isAreaCity, cityFields, price, refused },
    ...{ updateDraft, errorOf: useErrorOf(form) },
    /** The code as far as it is typed. */
    coupon: code,
    /** The options that apply to the present order. */
    delivery: {
      ...delivery,
      options: payableOptions(delivery.options, { isGift, isAbroad: country !== null }),
    },
    /** The country whose phone number rules apply; null for Jordan. */
    phoneCountry: isJordanTyped ? null : country,
    slot: delivery.isTimed ? readSlot(form.watch('slot')) : null,
    changeSide: (isAbroad: boolean, country?: string | null) => {
      form.changeSide(isAbroad, country);
      updateDraft();
    },
    setText: (name: 'coupon' | 'payment' | 'slot', text: string) =>
      form.setValue(name, text, { shouldDirty: true }),
  };
}

export type CheckoutState = ReturnType<typeof useCheckoutState>;

/** Error messages of fields. */
function useErrorOf(form: ReturnType<typeof useCheckoutForm>) {
  const words = useWords();
  const say = useCheckoutWords();
  return (name: keyof CheckoutValues) => {
    const code = form.formState.errors[name]?.message;
    return code && describeTyped(code, form.watch(name), words, say);
  };
}
