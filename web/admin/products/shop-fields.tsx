import { Link } from 'react-router';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { backIn } from '../../../contracts/season.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useCheckoutOptions } from '../../session/use-checkout-options.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fromProduct } from '../list-address.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { BoxState } from './part-fields.tsx';
import styles from './product-form.module.css';
import { useIsBox, useIsCounted } from './stock-fields.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Whether and where shoppers see a product and can order it, with links to its stock and sizes. */
export function ShopFields({ state }: { state: ProductForm }) {
  const words = useAdminWords().products;
  const { form } = state;
  const isBox = useIsBox(form);
  const isAbroadServed = (useCheckoutOptions()?.countries.length ?? 0) > 0;
  return (
    <fieldset className={styles.choice}>
      <legend>{words.inShop}</legend>
      <Availability state={state} />
      <Checkbox {...form.register('shown')}>{words.shownLong}</Checkbox>
      {isAbroadServed && <Checkbox {...form.register('exportable')}>{words.exportable}</Checkbox>}
      <Links product={state.base} isBox={isBox} />
    </fieldset>
  );
}

/** Whether it is in stock: decided by the seller's switch, the count, or a box's parts; never out of season. */
function Availability({ state }: { state: ProductForm }) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const { base, form } = state;
  const isBox = useIsBox(form);
  const isCountTyped = useIsCounted(form);
  if (isBox) return <BoxState state={state} />;
  if (base?.back_in) return <p>{backIn(base.back_in, language)}</p>;
  return (
    !(base?.stock || isCountTyped) && (
      <Checkbox {...form.register('available')}>{words.availableLong}</Checkbox>
    )
  );
}

/** The pieces left and the number of sizes, or links to the first count (not for a box) and to sizes. */
function Links({ product, isBox }: { product: AdminProduct | null; isBox: boolean }) {
  const { sizes, stock } = useAdminWords();
  if (!product) return null;
  const { id, stock: level, size_count } = product;
  return (
    <>
      {!isBox && (
        <LinkRow to={`/admin/products/${id}/stock`}>{level ? stock.leftOf(level.left) : stock.count}</LinkRow>
      )}
      <LinkRow to={`/admin/products/${id}/sizes`}>{sizes.open(size_count)}</LinkRow>
    </>
  );
}

function LinkRow({ to, children }: { to: string; children: string }) {
  const path = usePath();
  return (
    <Link className={styles.linkRow} to={path(to)} state={fromProduct}>
      {children}
      <Icon name="arrow" flip />
    </Link>
  );
}
