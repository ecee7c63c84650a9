import * as schemas from '../../contracts/orders.schemas.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { TooLong } from '../orders/too-long.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import styles from './checkout-modal.module.css';
import { CheckoutPhone } from './checkout-phone.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import type { useCheckoutForm } from './use-checkout-form.ts';
import type { Delivery } from './use-delivery.ts';

const nameSchema = schemas.placeOrder.input.shape.customer_name;

type CheckoutContactProps = {
  form: Pick<ReturnType<typeof useCheckoutForm>, 'register' | 'watch'>;
  isGuest: boolean;
  /** The foreign country of the order; null in Jordan. */
  country: Delivery['country'];
  /** The error message of a field. */
  errorOf: (name: keyof CheckoutValues) => string | undefined;
  disabled: boolean;
  /** Opens the login for a guest; null where another part of the checkout offers it. */
  onLogin: (() => void) | null;
};

/** The customer's name and phone number. */
export function CheckoutContact({
  form,
  isGuest,
  country,
  errorOf,
  disabled,
  onLogin,
}: CheckoutContactProps) {
  const say = useCheckoutWords();
  const register = (name: keyof CheckoutValues) => ({ ...form.register(name), disabled });
  return (
    <>
      <div className={`${styles.contact} ${styles.name}`}>
        {isGuest && onLogin && (
          <Button variant="text" disabled={disabled} onClick={onLogin}>
            <span className={styles.haveAccount}>{say.haveAccount}</span> {say.login}
          </Button>
        )}
        <Field label={say.name} error={errorOf('name')}>
          <TextInput
            {...register('name')}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            required
          />
          <TooLong schema={nameSchema} text={form.watch('name')} />
        </Field>
      </div>
      <div className={styles.contact}>
        <CheckoutPhone
          {...register('phone')}
          label={say.phone}
          note={isGuest ? undefined : say.optional}
          // Abroad the hint is always shown, so that the fields below don't move.
          hint={(!isGuest || country !== null) && say.phoneWhy}
          error={errorOf('phone')}
          typed={form.watch('phone') ?? ''}
          country={country}
          enterKeyHint="next"
          required={isGuest}
        />
      </div>
    </>
  );
}

/** The optional email of a guest, after all required fields. */
export function CheckoutEmail({
  form,
  errorOf,
  disabled,
}: Pick<CheckoutContactProps, 'form' | 'errorOf' | 'disabled'>) {
  const say = useCheckoutWords();
  return (
    <div className={styles.wide}>
      <Field label={say.email} note={say.emailWhy} error={errorOf('email')}>
        <TextInput
          {...form.register('email')}
          disabled={disabled}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
        />
      </Field>
    </div>
  );
}
