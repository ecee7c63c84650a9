import { type ReactNode, useState } from 'react';
import type { AdminProduct } from '../../contracts/catalogue.ts';
import type { PinnedProduct } from '../../contracts/categories.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { DottedLine } from '../ui/dotted-line.tsx';
import { useShowToast } from '../ui/toast.tsx';
import rows from './list.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { ProductPicker } from './product-picker.tsx';
import styles from './products-field.module.css';
import { RemoveRowButton } from './remove-row-button.tsx';
import { toastName } from './short-name.ts';
import { useAdminWords } from './use-admin-words.ts';

type ProductsFieldProps = {
  label: string;
  hint: ReactNode;
  products: PinnedProduct[];
  onChange: (products: PinnedProduct[]) => void;
  max: number;
  /** Returns why a product cannot be added, or null. */
  refuse?: (product: AdminProduct) => string | null;
};

/** A sorted list of products: found by name, moved and removed by buttons. */
export function ProductsField({ label, hint, products, onChange, max, refuse }: ProductsFieldProps) {
  const { collections: say } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const [fault, setFault] = useState<string | null>(null);
  const move = (from: number, to: number) => {
    const moved = products[from];
    if (!moved) return;
    onChange(products.toSpliced(from, 1).toSpliced(to, 0, moved));
    showToast({ text: say.moved(toastName(moved.name[language]), to + 1) });
  };
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <p className="muted">{hint}</p>
      {products.length > 0 && (
        <ol className={rows.list}>
          {products.map((product, place) => {
            const name = product.name[language];
            const state = !product.shown ? say.productHidden : product.available ? '' : say.outOfStock;
            return (
              <li key={product.id} className={styles.row}>
                <span>
                  <bdi>{name}</bdi>{' '}
                  <small className="muted">
                    <DottedLine parts={[formatWeight(product.weight, language), state]} />
                  </small>
                </span>
                <div className={styles.actions}>
                  <MoveButtons
                    upLabel={say.up(name)}
                    downLabel={say.down(name)}
                    onUp={place > 0 ? () => move(place, place - 1) : undefined}
                    onDown={place < products.length - 1 ? () => move(place, place + 1) : undefined}
                  />
                  <RemoveRowButton
                    icon="close"
                    label={say.removeNamed(name)}
                    onRemove={() => onChange(products.toSpliced(place, 1))}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {fault && <Alert>{fault}</Alert>}
      {products.length < max ? (
        <ProductPicker
          label={say.choose}
          onChoose={(product) => {
            const isHere = products.some(({ id }) => id === product.id);
            const refusal = isHere ? say.taken : (refuse?.(product) ?? null);
            setFault(refusal);
            if (!refusal) onChange([...products, product]);
          }}
        />
      ) : (
        <p className="muted">{say.full}</p>
      )}
    </fieldset>
  );
}
