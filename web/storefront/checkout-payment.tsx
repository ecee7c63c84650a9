import type { CheckoutOptions } from '../../contracts/checkout-options.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Field, Select } from '../ui/field.tsx';
import type { Delivery } from './use-delivery.ts';

/** The payment method: the chosen one while it is offered, else the first; undefined where payment is agreed in the chat. */
export function paymentOf(
  chosen: string | undefined,
  options: CheckoutOptions | null,
): PaymentMethod | undefined {
  const methods = options?.payment_methods ?? [];
  return methods.find((method) => method === chosen) ?? methods[0];
}

type CheckoutPaymentProps = {
  delivery: Delivery;
  chosen: string | undefined;
  onChoose: (method: string) => void;
  disabled: boolean;
};

/** The payment method in words, with a choice where there is more than one. */
export function CheckoutPayment({ delivery, chosen, onChoose, disabled }: CheckoutPaymentProps) {
  const say = useCheckoutWords();
  const { options } = delivery;
  const methods = options?.payment_methods ?? [];
  const method = paymentOf(chosen, options) ?? 'chat';
  const isAtPickup = method === 'cash' && delivery.method === 'pickup';
  const known = isAtPickup ? say.payments.cashAtPickup : say.payments[method];
  const text = options ? known : say.payments.unknown;
  if (methods.length < 2) return <p>{text}</p>;
  return (
    <Field label={say.payBy} hint={text}>
      <Select
        name="payment"
        value={method}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {methods.map((one) => (
          <option key={one} value={one}>
            {say.payNames[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
