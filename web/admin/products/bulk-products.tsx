import { useRef, useState } from 'react';
import { type AdminProduct, updateProducts } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { call } from '../../http/api.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import styles from '../bulk/bulk.module.css';
import type { useSelection } from '../bulk/use-selection.ts';
import { fromList } from '../list-address.ts';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { putProduct } from './product-list.ts';
import { refresh } from './use-quick-edit.ts';

type ProductChange = Omit<InputOf<typeof updateProducts>, 'products'>;

export type ProductSelection = ReturnType<typeof useSelection<AdminProduct>>;

type BulkProductsProps = {
  selection: ProductSelection;
  categories: Category[];
  onDone: () => void;
};

/**
 * Actions on the chosen products. Those that changed since, or whose availability depends on stock, parts or season,
 * are skipped, listed, and stay chosen.
 */
export function BulkProducts({ selection, categories, onDone }: BulkProductsProps) {
  const { bulk, prices } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { offerUndoOfAll } = useUndo();
  const wanted = useRef<ProductChange & { said: string }>(null);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const [computed, setComputed] = useState<string[]>([]);
  const [category, setCategory] = useState('');
  const { items } = selection;
  const ids = items.map(({ id }) => id);
  const { isBusy, failure, start } = useAction(async () => {
    if (!wanted.current) return;
    const { said, ...change } = wanted.current;
    const products = items.map(({ id, version }) => ({ id, version }));
    const answer = await call(updateProducts, { ...change, products });
    for (const product of answer.products) putProduct(product);
    const { activities } = answer;
    const onUndone = () => void Promise.all(answer.products.map(({ id }) => refresh(id)));
    const { available } = change;
    const untouched = answer.products.filter(
      (product) => available !== undefined && product.available !== available,
    );
    if (activities.length > 0 || untouched.length === 0)
      offerUndoOfAll({
        activities,
        subject: 'products',
        text: bulk.productsChanged(activities.length, said),
        onUndone,
      });
    if (answer.skipped.length + untouched.length === 0) {
      onDone();
      return selection.stop();
    }
    const rest = items.filter(({ id }) => answer.skipped.includes(id));
    setLeftOut(rest.map(({ name }) => name[language]));
    setComputed(untouched.map(({ name }) => name[language]));
    selection.narrowTo([...answer.skipped, ...untouched.map(({ id }) => id)]);
    await Promise.all(answer.skipped.map(refresh));
  });
  const apply = (change: ProductChange, said: string) => {
    wanted.current = { ...change, said };
    start();
  };
  const move = () => {
    const name = categories.find(({ slug }) => slug === category)?.name[language] ?? category;
    apply({ category }, bulk.nowIn(toastName(name, 12)));
  };
  const flags = [
    [bulk.inStock, { available: true }, bulk.nowInStock],
    [bulk.outOfStock, { available: false }, bulk.nowOutOfStock],
    [bulk.show, { shown: true }, bulk.nowShown],
    [bulk.hide, { shown: false }, bulk.nowHidden],
  ] as const;
  return (
    <div className={styles.sheet} aria-busy={isBusy}>
      {failure && <Alert>{failure}</Alert>}
      {leftOut.length > 0 && <Alert>{bulk.leftOut(leftOut)}</Alert>}
      {computed.length > 0 && <Alert>{bulk.computed(computed)}</Alert>}
      <div className={styles.pair}>
        {flags.map(([name, flag, said]) => (
          <Button key={name} size="sm" variant="line" busy={isBusy} onClick={() => apply(flag, said)}>
            {name}
          </Button>
        ))}
      </div>
      <div className={styles.part}>
        <Field label={bulk.category}>
          <Select value={category} onChange={(event) => setCategory(event.target.value)}>
            <option value="">{bulk.chooseCategory}</option>
            {categories.map(({ id, slug, name }) => (
              <option key={id} value={slug}>
                {name[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Button size="sm" disabled={category === ''} busy={isBusy} onClick={move}>
          {bulk.move}
        </Button>
      </div>
      <div className={styles.part}>
        <ButtonLink size="sm" variant="line" to={path('/admin/products/prices')} state={{ ...fromList, ids }}>
          {prices.title}
        </ButtonLink>
      </div>
    </div>
  );
}
