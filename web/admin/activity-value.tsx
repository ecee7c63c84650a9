import type { CancelReason } from '../../contracts/cancel-reasons.ts';
import { isStore } from '../../contracts/catalogue.ts';
import { nameOfCountry } from '../../contracts/countries.ts';
import type { CouponKind } from '../../contracts/coupons.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import type { FoodFacts } from '../../contracts/food-facts.ts';
import { describeAllergens, describeMarks } from '../../contracts/food-words.ts';
import type { Language } from '../../contracts/language.ts';
import { fromQirsh } from '../../contracts/money.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import type { LedgerMethod } from '../../contracts/payments.ts';
import type { DescribedImage } from '../../contracts/product-images.ts';
import { nameOfMonth } from '../../contracts/season.ts';
import type { MovementKind } from '../../contracts/stock.ts';
import { formatPrice } from '../i18n/format.ts';
import { formatDate } from '../i18n/format-moment.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { Price } from '../ui/price.tsx';
import styles from './activity.module.css';
import { textOf } from './activity-changes.ts';
import { describeException, describeSlot } from './delivery/describe-times.ts';
import { CancelReasonText } from './orders/cancel-reason-field.tsx';
import { PartNames } from './part-names.tsx';
import { useAdminWords } from './use-admin-words.ts';

type ActivityValueProps = {
  field: string;
  value: unknown;
  /** Category names by id, in the reader's language. */
  categories: Map<string, string>;
  /** Whether the order is picked up, which has different status names. */
  isPickup?: boolean | undefined;
};

/** A stored value in readable form: money, yes and no, names instead of ids. */
export function ActivityValue({ field, value, categories, isPickup }: ActivityValueProps) {
  const { catalogue } = useWords();
  const { activity, coupons, deliveryTimes, stock } = useAdminWords();
  const language = useLanguage();
  const text = textOf(value);
  if (text === '') return <i className={styles.nothing}>{activity.nothing}</i>;
  if (typeof value === 'boolean') return value ? activity.yes : activity.no;
  if (typeof value === 'number' && /qirsh$/i.test(field)) {
    return <Price amount={fromQirsh(value)} language={language} />;
  }
  if (field === 'image')
    return <img src={text} width={56} height={56} alt={activity.fields.image} loading="lazy" />;
  if (field === 'moreImages')
    return (value as DescribedImage[]).map(({ url, alt }) => (
      <img
        key={url}
        src={url}
        width={56}
        height={56}
        alt={alt[language] || activity.fields.moreImages}
        loading="lazy"
      />
    ));
  if (/^season_/.test(field)) return nameOfMonth(Number(value), language);
  if (field === 'parts') return <PartNames parts={value as { id: string; quantity: number }[]} />;
  if (field === 'categoryId') return categories.get(text) ?? activity.categoryGone;
  if (field === 'store' && isStore(value)) return catalogue.stores[value].name;
  if (field === 'status') return <OrderStatusBadge status={text} method={isPickup ? 'pickup' : 'delivery'} />;
  if (field === 'cancelReason') return <CancelReasonText reason={value as CancelReason} />;
  if (field === 'answered')
    return text
      .split('\n')
      .map((name) => activity.fields[name] ?? name)
      .join(' · ');
  if (namedLists.has(field) && Array.isArray(value))
    return (
      <bdi className={styles.text} dir="auto">
        {value.map((name) => name[language]).join('\n')}
      </bdi>
    );
  if ((field === 'slots' || field === 'exceptions') && Array.isArray(value))
    return (
      <bdi className={styles.text}>
        {value
          .map((one) =>
            field === 'slots'
              ? describeSlot(one, language, deliveryTimes)
              : describeException(one, language, deliveryTimes),
          )
          .join('\n')}
      </bdi>
    );
  if (field === 'allergens')
    return (
      <bdi className={styles.text}>
        {describeAllergens(value as FoodFacts['allergens'], language)
          .map(({ level, names }) => `${level}: ${names}`)
          .join('\n')}
      </bdi>
    );
  if (field === 'made_on' || field === 'planned_for') return formatDate(text, language);
  // The names are not stored, and some of the products may have been deleted.
  if (field === 'productIds' && Array.isArray(value)) return activity.countOfProducts(value.length);
  if (field === 'marks') return describeMarks(value as FoodFacts['marks'], language);
  if (field === 'countries' && Array.isArray(value))
    return (
      <bdi className={styles.text}>
        {value.map((country) => describeCountry(country, language)).join('\n')}
      </bdi>
    );
  if (field === 'methods' && Array.isArray(value))
    return value.map((method: PaymentMethod) => paymentWords[language].methods[method] ?? method).join(' · ');
  if (field === 'paymentMethod') return paymentWords[language].ledger[text as LedgerMethod] ?? text;
  if (field === 'movementKind') return stock.kinds[text as MovementKind] ?? text;
  if (field === 'couponKind') return coupons.kinds[text as CouponKind] ?? text;
  if (['startsOn', 'endsOn', 'ready_on'].includes(field))
    return formatDate(`${text}T12:00:00+03:00`, language);
  if (field === 'role') return value === 'admin' ? activity.roles.admin : activity.roles.customer;
  if (field === 'phone') return <bdi dir="ltr">{text}</bdi>;
  return (
    <bdi className={styles.text} dir="auto">
      {text}
    </bdi>
  );
}

/** Lists of bilingual texts, shown in the reader's language. */
const namedLists: ReadonlySet<string> = new Set(['skipped', 'left_alone', 'items', 'prices']);

type Country = { code: string; feeQirsh: number | null };

const describeCountry = ({ code, feeQirsh }: Country, language: Language): string =>
  `${nameOfCountry(code, language)}: ${feeQirsh === null ? feeWords[language].pending : formatPrice(fromQirsh(feeQirsh), language)}`;
