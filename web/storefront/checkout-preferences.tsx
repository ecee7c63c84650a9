import type { UseFormReturn } from 'react-hook-form';
import { giftTexts, wantedPreferences } from '../../contracts/order-preferences.schemas.ts';
import { substitutionPolicies } from '../../contracts/order-preferences.ts';
import { preferenceWords } from '../../contracts/preference-words.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { TooLong } from '../orders/too-long.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Field, Select, TextInput } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { CheckoutPhone } from './checkout-phone.tsx';
import styles from './checkout-preferences.module.css';
import type { CheckoutValues } from './checkout-values.ts';
import type { Address } from './order-input.ts';
import type { PreferenceField } from './preference-values.ts';
import type { Delivery } from './use-delivery.ts';

type CheckoutPreferencesProps = {
  form: UseFormReturn<CheckoutValues, unknown, Address>;
  /** The foreign country of the order; null in Jordan. */
  country: Delivery['country'];
  errorOf: (name: keyof CheckoutValues) => string | undefined;
  disabled: boolean;
};

/** Rarely used preferences, collapsed: what to do about missing goods, a note, and a gift. */
export function CheckoutPreferences({ form, country, errorOf, disabled }: CheckoutPreferencesProps) {
  const say = useCheckoutWords();
  const words = preferenceWords[useLanguage()];
  const register = (name: PreferenceField) => ({ ...form.register(name), disabled });
  const isGift = form.watch('is_gift') === 'yes';
  const isFaulty = (['note', 'gift_name', 'gift_phone', 'gift_card'] as const).some(errorOf);
  const tick = (name: PreferenceField) => ({
    checked: form.watch(name) === 'yes',
    disabled,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      form.setValue(name, target.checked ? 'yes' : '', { shouldDirty: true }),
  });
  return (
    <details className={`${disclosure.disclosure} ${styles.preferences}`} open={isFaulty || undefined}>
      <summary>
        {say.preferences}
        <Icon name="chevron" />
      </summary>
      <div className={styles.fields}>
        <Field label={words.ifMissing}>
          <Select {...register('if_missing')}>
            {substitutionPolicies.map((policy) => (
              <option key={policy} value={policy}>
                {words.policies[policy]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.note} error={errorOf('note')}>
          <TextArea {...register('note')} rows={2} />
          <TooLong schema={wantedPreferences.note} text={form.watch('note')} />
        </Field>
        <Checkbox {...tick('is_gift')}>
          {say.isGift} <span className="muted">{say.giftPaid}</span>
        </Checkbox>
        {isGift && (
          <>
            <Field label={say.giftName} error={errorOf('gift_name')}>
              <TextInput {...register('gift_name')} autoComplete="off" required />
              <TooLong schema={giftTexts.name} text={form.watch('gift_name')} />
            </Field>
            <CheckoutPhone
              {...register('gift_phone')}
              label={words.recipientPhone}
              note={say.optional}
              error={errorOf('gift_phone')}
              typed={form.watch('gift_phone') ?? ''}
              country={country}
              autoComplete="off"
            />
            <Field
              label={say.giftCard}
              note={say.optional}
              hint={say.giftCardHint}
              error={errorOf('gift_card')}
            >
              <TextArea {...register('gift_card')} rows={3} />
              <TooLong schema={giftTexts.card} text={form.watch('gift_card')} />
            </Field>
            <Checkbox {...tick('hide_prices')}>{say.hidePrices}</Checkbox>
            <Checkbox {...tick('no_call')}>{say.noCall}</Checkbox>
          </>
        )}
      </div>
    </details>
  );
}
