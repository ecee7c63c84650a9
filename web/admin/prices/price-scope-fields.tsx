import { isStore, stores } from '../../../contracts/catalogue.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { useCategories } from '../products/use-categories.ts';
import { useAdminWords } from '../use-admin-words.ts';
import type { PreviewInput } from './price-query.ts';
import styles from './prices.module.css';

export type PriceScope = Pick<PreviewInput, 'ids' | 'store' | 'category' | 'without_offer'>;

type PriceScopeFieldsProps = { scope: PriceScope; onChange: (scope: PriceScope) => void };

/** The products whose prices change: those selected in the list, or all of a store and a category. */
export function PriceScopeFields({ scope, onChange }: PriceScopeFieldsProps) {
  const { prices: say, products: words } = useAdminWords();
  const language = useLanguage();
  const { data: categories = [] } = useCategories();
  const { ids, store, category, ...rest } = scope;
  return (
    <fieldset className={styles.group}>
      <legend>{say.which}</legend>
      {ids ? (
        <p className={styles.selected}>
          {say.selected(ids.length)}
          <Button size="sm" variant="line" onClick={() => onChange(rest)}>
            {say.chooseOthers}
          </Button>
        </p>
      ) : (
        <>
          <Field label={words.store}>
            <Select
              value={store ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ ...rest, category, ...(isStore(value) && { store: value }) })
              }
            >
              <option value="">{words.allStores}</option>
              {stores.map((one) => (
                <option key={one} value={one}>
                  {words.stores[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.category}>
            <Select
              value={category ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ ...rest, store, ...(value && { category: value }) })
              }
            >
              <option value="">{words.allCategories}</option>
              {/* The categories load after the address is read. */}
              {category && !categories.some(({ slug }) => slug === category) && (
                <option value={category}>{category}</option>
              )}
              {categories.map(({ id, slug, name }) => (
                <option key={id} value={slug}>
                  {name[language]}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      <div className={styles.wide}>
        <Checkbox
          checked={scope.without_offer ?? false}
          onChange={({ target: { checked } }) => {
            const { without_offer: _, ...others } = scope;
            onChange({ ...others, ...(checked && { without_offer: true }) });
          }}
        >
          {say.withoutOffer}
        </Checkbox>
      </div>
    </fieldset>
  );
}
