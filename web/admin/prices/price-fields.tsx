import { currencySign } from '../../../contracts/language.ts';
import { formatAmount } from '../../../contracts/money.ts';
import { type PriceStep, priceSteps } from '../../../contracts/price-change.ts';
import { isPhone } from '../../browser/is-phone.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { isUnclearAmount } from '../parse-amount.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { changeOf, type Operation, operations, type PriceValues } from './price-values.ts';
import styles from './prices.module.css';

type PriceFieldsProps = { values: PriceValues; onChange: (values: PriceValues) => void };

/** The operation on prices, and their rounding. */
export function PriceFields({ values, onChange }: PriceFieldsProps) {
  const { prices: say } = useAdminWords();
  const { fields } = useAdminErrors();
  const language = useLanguage();
  const { way, typed, step } = values;
  const isUnread = typed.trim() !== '' && changeOf(values) === null;
  const readable = way === 'set' ? say.newPriceUnreadable : say.unreadable;
  const unread = isUnclearAmount(typed) ? fields.price_unclear : readable;
  return (
    <fieldset className={styles.group}>
      <legend>{say.how}</legend>
      <div className={styles.way}>
        <Field label={say.way}>
          <Select
            value={way}
            onChange={(event) => onChange({ ...values, way: event.target.value as Operation })}
          >
            {operations.map((one) => (
              <option key={one} value={one}>
                {say.operations[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {/* An error takes the full width: beside another field it would be narrow and four lines high. */}
      <div className={isUnread ? styles.wide : undefined}>
        <Field
          label={way === 'set' ? say.newPrice : way.endsWith('Percent') ? say.percent : say.amount}
          error={isUnread && unread}
        >
          <TextInput
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onFocus={({ currentTarget }) => scrollToHead(currentTarget)}
            onChange={(event) => onChange({ ...values, typed: event.target.value })}
          />
        </Field>
      </div>
      {way !== 'set' && (
        <Field label={say.step}>
          <Select
            value={step}
            onChange={(event) => onChange({ ...values, step: Number(event.target.value) as PriceStep })}
          >
            {priceSteps.map((one) => (
              <option key={one} value={one}>
                {formatAmount(one)} {currencySign(language)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </fieldset>
  );
}

/** On a phone scrolls the edited field to the top: the preview is below it, above keyboard and tabs. */
export function scrollToHead(field: Element | null): void {
  if (field?.matches('[inputmode="decimal"]') && isPhone()) field.scrollIntoView({ block: 'start' });
}
