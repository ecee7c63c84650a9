import { memo } from 'react';
import { Link } from 'react-router';
import { boxesLeft } from '../../../contracts/boxes.ts';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import { directionOf, otherLanguage } from '../../../contracts/language.ts';
import { readyOn } from '../../../contracts/ready-day.ts';
import { backIn } from '../../../contracts/season.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { SelectRow } from '../bulk/select-row.tsx';
import { fromList } from '../list-address.ts';
import { useAdminWords } from '../use-admin-words.ts';
import type { ProductSelection } from './bulk-products.tsx';
import styles from './product-table.module.css';
import { QuickPrice } from './quick-price.tsx';
import type { QuickEdit } from './use-quick-edit.ts';

type ProductRowProps = {
  product: AdminProduct;
  /** Undefined while the categories are loading. */
  category: Category | undefined;
  edit: QuickEdit;
  /** A stable reference, so that unchanged rows are not rendered again. */
  onDelete: (product: AdminProduct) => void;
  selection: ProductSelection;
};

/** The cells of a product; on a phone image, name, size, price and availability, with the rest on its page. */
export function ProductRow({ product, category, edit, onDelete, selection }: ProductRowProps) {
  const { products: words, stock: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { id, available, back_in, shown, stock } = product;
  const name = product.name[language];
  const isBusy = edit.isBusy(id);
  const page = path(`/admin/products/${id}`);
  return (
    <>
      <Description product={product} category={category} />
      <td className={styles.price}>
        <QuickPrice product={product} edit={edit} />
      </td>
      {selection.hasBoxes ? (
        <td className={styles.choose}>
          <SelectRow name={name} isChosen={selection.has(id)} onToggle={() => selection.toggle(product)} />
        </td>
      ) : (
        <td className={styles.state}>
          {product.parts.length > 0 ? (
            <BoxStock product={product} page={page} />
          ) : stock ? (
            <Link
              className={styles.stock}
              data-low={product.few_left !== null || undefined}
              to={`${page}/stock`}
              state={fromList}
              aria-label={say.open(stock.left, name)}
            >
              {say.leftOf(stock.left)}
            </Link>
          ) : back_in ? (
            // The first one is shown on a phone.
            <span />
          ) : (
            <Checkbox
              checked={available}
              aria-disabled={isBusy || undefined}
              onChange={() => edit.save(product, { available: !available })}
            >
              <span className={styles.switch}>{words.available}</span>
              {!available && (
                <span className={styles.off} aria-hidden="true">
                  {words.outShort}
                </span>
              )}
              <span className="visually-hidden"> · {name}</span>
            </Checkbox>
          )}
          <Checkbox
            checked={shown}
            aria-disabled={isBusy || undefined}
            onChange={() => edit.save(product, { shown: !shown })}
          >
            {words.shown}
            <span className="visually-hidden"> · {name}</span>
          </Checkbox>
        </td>
      )}
      <Actions product={product} onDelete={onDelete} />
    </>
  );
}

/** Memoized, as the actions are: choosing rows only renders their checkboxes. */
const Description = memo(({ product, category }: Pick<ProductRowProps, 'product' | 'category'>) => {
  const { products: words } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { id, available, back_in, shown, weight } = product;
  const other = otherLanguage(language);
  // First the facts that must not be cut off at the end of a narrow line.
  const facts = [
    !shown && words.hiddenNote,
    formatWeight(weight, language),
    !available && back_in && backIn(back_in, language),
    available && product.ready_on && readyOn(product.ready_on, language),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <>
      <td className={styles.image}>
        <ProductImage src={product.image} size={56} bay={product.category} loading="lazy" />
      </td>
      <th scope="row" className={styles.name}>
        <Link to={path(`/admin/products/${id}`)} state={fromList}>
          <bdi>{product.name[language]}</bdi>
        </Link>
        <small>
          <span className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>
                <bdi>{fact}</bdi>
              </span>
            ))}
            {!available && !back_in && (
              <span className={styles.outOfStock}>
                <bdi>{words.outOfStock}</bdi>
              </span>
            )}
          </span>
          <span className={styles.other} lang={other}>
            <bdi dir={directionOf(other)}>{product.name[other]}</bdi>
          </span>
        </small>
      </th>
      <td className={styles.category}>{category?.name[language] ?? product.category}</td>
      <td className={styles.store}>{words.stores[product.store]}</td>
    </>
  );
});

const Actions = memo(({ product, onDelete }: Pick<ProductRowProps, 'product' | 'onDelete'>) => {
  const { products: words } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { id } = product;
  const name = product.name[language];
  return (
    <td className={styles.actions}>
      <ButtonLink
        variant="soft"
        size="sm"
        to={path(`/admin/products/${id}`)}
        state={fromList}
        aria-label={words.editNamed(name)}
        title={words.edit}
      >
        <Icon name="edit" />
        <span>{words.edit}</span>
      </ButtonLink>
      <ButtonLink
        variant="soft"
        size="sm"
        to={path(`/admin/products/new?copy=${id}`)}
        state={fromList}
        aria-label={words.duplicateNamed(name)}
        title={words.duplicate}
      >
        <Icon name="copy" />
        <span>{words.duplicate}</span>
      </ButtonLink>
      <IconButton label={words.removeNamed(name)} title={words.remove} onClick={() => onDelete(product)}>
        <Icon name="trash" />
      </IconButton>
    </td>
  );
});

/** How many boxes are left; or that a part prevents ordering, which the product's page names. */
function BoxStock({ product, page }: { product: AdminProduct; page: string }) {
  const { boxes: say, stock } = useAdminWords();
  const language = useLanguage();
  const left = boxesLeft(product.parts);
  const text = !product.available ? say.cannotShort : left === null ? say.unlimited : stock.leftOf(left);
  return (
    <Link
      className={styles.stock}
      data-low={!product.available || product.few_left !== null || undefined}
      to={page}
      state={fromList}
      aria-label={`${say.openParts(product.name[language])}: ${text}`}
    >
      {text}
    </Link>
  );
}
