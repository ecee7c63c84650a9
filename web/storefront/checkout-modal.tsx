import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import type { User } from '../../contracts/accounts.ts';
import type { FieldErrorCode } from '../../contracts/error.ts';
import { type Order, placeOrder, shippingAddressSchema } from '../../contracts/orders.ts';
import { normalizePhone } from '../../contracts/phone.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { clearCart } from '../state/cart.ts';
import { type Checkout, closeCheckout, useCheckout } from '../state/checkout.ts';
import { useSession } from '../state/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './checkout-modal.module.css';
import { OrderPreview } from './order-preview.tsx';
import { OrderSaved } from './order-saved.tsx';
import { type Address, useOrderSending } from './use-order-sending.ts';

/** Keys stand in the order in which the rules are checked. */
const formSchema = z.object({
  name: placeOrder.input.shape.customer_name,
  street: shippingAddressSchema.shape.street,
  city: shippingAddressSchema.shape.city,
  country: shippingAddressSchema.shape.country,
  phone: shippingAddressSchema.shape.phone,
});
type FormValues = z.input<typeof formSchema>;

/** The checkout of whatever was started, and after it the panel that says that the order is saved. */
export default function CheckoutModal() {
  const checkout = useCheckout((state) => state.checkout);
  const user = useSession((session) => session.user);
  const [saved, setSaved] = useState<Order | null>(null);
  const draft = useRef<Draft>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page, by Back too, is the reason to close.
  useEffect(() => () => setSaved(null), [pathname]);
  if (saved) return <OrderSaved order={saved} onClose={() => setSaved(null)} />;
  if (!checkout || !user) return null;
  const finish = (order: Order) => {
    if (checkout.source === 'cart') clearCart();
    closeCheckout();
    draft.current = null;
    setSaved(order);
  };
  return <CheckoutForm checkout={checkout} user={user} draft={draft} onSaved={finish} />;
}

/** What somebody has typed, kept while the form is closed or its session has ended. */
type Draft = { email: string; values: FormValues };
type CheckoutFormProps = {
  checkout: Checkout;
  user: User;
  draft: RefObject<Draft | null>;
  onSaved: (order: Order) => void;
};

function CheckoutForm({ checkout, user, draft, onSaved }: CheckoutFormProps) {
  const words = useWords();
  const language = useLanguage();
  const { checkout: say, errors } = words;
  const form = useForm<FormValues, unknown, Address>({
    resolver: zodResolver(formSchema),
    defaultValues:
      draft.current?.email === user.email
        ? draft.current.values
        : {
            name: user.name,
            phone: user.phone,
            street: user.address,
            city: '',
            country: say.defaultCountry,
          },
  });
  const { isSubmitting } = form.formState;
  const { items, trouble, send } = useOrderSending(checkout, user, onSaved);

  /** The window is opened in the tap itself, since phones block one that is opened after waiting. */
  const submit = (event: FormEvent) => {
    const isComplete = formSchema.safeParse(form.getValues()).success;
    const tab = isComplete && !isSubmitting ? window.open('', '_blank') : null;
    void form.handleSubmit((address) => send(address, tab))(event);
  };

  const errorOf = (name: keyof FormValues) => {
    const code = form.formState.errors[name]?.message as FieldErrorCode | undefined;
    return code && errors.fields[code];
  };
  const register = (name: keyof FormValues) => ({ ...form.register(name), disabled: isSubmitting });

  return (
    <Modal
      open
      onClose={closeCheckout}
      busy={isSubmitting}
      title={say.title}
      closeLabel={words.shell.close}
      width="wide"
      foot={
        <>
          <Button variant="line" disabled={isSubmitting} onClick={closeCheckout}>
            {say.cancel}
          </Button>
          <Button
            variant="whatsapp"
            type="submit"
            form="checkout"
            busy={isSubmitting}
            disabled={items.length === 0}
          >
            <Icon name="chat" />
            {trouble?.prices.length ? say.confirmPrices : say.send}
          </Button>
        </>
      }
    >
      <div className={styles.checkout}>
        <form
          id="checkout"
          className={styles.form}
          noValidate
          onSubmit={submit}
          onChange={() => {
            draft.current = { email: user.email, values: form.getValues() };
          }}
        >
          {items.length === 0 && !isSubmitting && !trouble && (
            <div className={styles.wide}>
              <Alert>{words.cart.nothingToOrder}</Alert>
            </div>
          )}
          {trouble && (
            <div className={styles.wide}>
              <Alert>
                {trouble.text}
                {trouble.prices.map(({ id, name, price }) => (
                  <p key={id}>{say.newPrice(name[language], formatPrice(price, language))}</p>
                ))}
              </Alert>
            </div>
          )}
          <div className={styles.wide}>
            <Field label={say.name} error={errorOf('name')}>
              <TextInput {...register('name')} autoComplete="name" required />
            </Field>
          </div>
          <div className={styles.wide}>
            <Field label={say.phone} note={say.optional} hint={say.phoneWhy} error={errorOf('phone')}>
              <TextInput {...register('phone')} type="tel" autoComplete="tel" placeholder="07X XXX XXXX" />
            </Field>
          </div>
          <div className={styles.wide}>
            <Field label={say.street} error={errorOf('street')}>
              <TextInput
                {...register('street')}
                autoComplete="street-address"
                placeholder={say.streetHint}
                required
              />
            </Field>
          </div>
          <Field label={say.city} error={errorOf('city')}>
            <TextInput {...register('city')} autoComplete="address-level2" required />
          </Field>
          <Field label={say.country} error={errorOf('country')}>
            <TextInput {...register('country')} autoComplete="country-name" required />
          </Field>
        </form>
        <OrderPreview items={items} customer={readCustomer(form.watch())} />
      </div>
    </Modal>
  );
}

/** The customer as far as the form is filled in; a number that is no phone number is left out. */
const readCustomer = ({ phone, ...values }: FormValues) => ({
  ...values,
  phone: normalizePhone(phone ?? '') ?? '',
});
