import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Fold } from '../fold.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './offer-fields.module.css';
import { offerNames } from './offer-values.ts';
import type { ProductForm } from './use-product-form.ts';

/** A lower price for a limited time, collapsed. */
export function OfferFields({ state }: { state: ProductForm }) {
  const words = useAdminWords().products;
  const { form, faultOf } = state;
  return (
    <Fold title={words.offer} isFaulty={offerNames.some((name) => faultOf(name) !== undefined)}>
      <p className="muted">{words.offerHint}</p>
      <OldPrice product={state.base} />
      <div className={styles.fields}>
        <Field label={words.offerPrice} error={faultOf('offerPrice')}>
          <TextInput {...form.register('offerPrice')} dir="ltr" inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={words.offerFrom} note={words.optional} error={faultOf('offerFrom')}>
          <TextInput {...form.register('offerFrom')} type="date" />
        </Field>
        <Field label={words.offerUntil} note={words.optional} error={faultOf('offerUntil')}>
          <TextInput {...form.register('offerUntil')} type="date" />
        </Field>
      </div>
    </Fold>
  );
}

/** The regular price that shoppers see beside a running offer. */
function OldPrice({ product }: { product: AdminProduct | null }) {
  const words = useAdminWords().products;
  const language = useLanguage();
  if (!product || product.price_now >= product.price) return null;
  const { regular_price: regular, price } = product;
  if (regular === null) return <p>{words.offerAlone}</p>;
  const say = regular < price ? words.offerLowest : words.offerRegular;
  return <p>{say(formatPrice(regular, language))}</p>;
}
