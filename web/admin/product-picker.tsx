import { useEffect, useRef, useState } from 'react';
import { type AdminProduct, listAdminProducts, type Store } from '../../contracts/catalogue.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useFetched, useLatest } from '../session/use-fetched.ts';
import { Field, TextInput } from '../ui/field.tsx';
import { Price } from '../ui/price.tsx';
import styles from './product-picker.module.css';
import { useAdminWords } from './use-admin-words.ts';

/** As many as are visible above a phone's keyboard. */
const shown = 5;

type ProductPickerProps = {
  label: string;
  onChoose: (product: AdminProduct) => void;
  /** Whether it appears on a tap and takes the focus. */
  isOpened?: boolean;
  /** Where only products of one store can be chosen; the hint says so. */
  store?: Store | undefined;
  hint?: string;
};

/** Finds products by name; tapping one chooses it. */
export function ProductPicker({ label, onChoose, isOpened = false, store, hint }: ProductPickerProps) {
  const { change } = useAdminWords().orders;
  const language = useLanguage();
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = useFetched({
    queryKey: ['products by name', q, store],
    queryFn: ({ signal }) => call(listAdminProducts, { q, store, limit: shown, language }, { signal }),
    enabled: q.trim() !== '',
  });
  useEffect(() => {
    if (!isOpened) return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  useEffect(() => {
    // A keyboard that opens leaves a third of the screen: the field at its top has the most room for results below it.
    const rise = () => {
      if (document.activeElement === field.current) field.current?.scrollIntoView({ block: 'start' });
    };
    window.visualViewport?.addEventListener('resize', rise);
    return () => window.visualViewport?.removeEventListener('resize', rise);
  }, []);
  const latest = useLatest(found.data);
  const products = q.trim() === '' ? [] : (latest?.items ?? []);
  return (
    <div className={styles.picker}>
      <Field label={label} hint={hint}>
        <TextInput
          type="search"
          autoComplete="off"
          data-autofocus
          ref={field}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          onKeyDown={(event) => {
            // In a form, Enter would submit the whole form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <ul className={styles.found} aria-label={change.found}>
        {products.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => {
                // Focus management: the button is removed with the results; the next product is typed into the field.
                setQ('');
                field.current?.focus();
                onChoose(product);
              }}
            >
              <span>
                <bdi>{product.name[language]}</bdi>
                {product.weight && (
                  <>
                    {' '}
                    <bdi className="muted">{formatWeight(product.weight, language)}</bdi>
                  </>
                )}
                {!product.available && <small className="muted"> {change.outOfStock}</small>}
              </span>
              <Price amount={product.price_now} language={language} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={`muted ${styles.none}`}>
        {found.data?.items.length === 0 && change.foundNone}
      </p>
    </div>
  );
}
