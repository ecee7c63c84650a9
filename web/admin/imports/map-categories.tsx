import { useState } from 'react';
import type { Category } from '../../../contracts/categories.ts';
import type { ImportMapping } from '../../../contracts/imports.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { useCategories } from '../products/use-categories.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './mapping.module.css';
import { NewCategory } from './new-category.tsx';

type MapCategoriesProps = {
  categories: ImportMapping['categories'];
  /** The slugs chosen here, by the file's category. */
  chosen: Record<string, string>;
  onChange: (chosen: Record<string, string>) => void;
  otherwise: string | null;
  onOtherwise: (slug: string | null) => void;
};

/** The file's categories with the shop's category to which each is mapped; a missing one can be created here. */
export function MapCategories(props: MapCategoriesProps) {
  const { categories, chosen, onChange, otherwise, onOtherwise } = props;
  const words = useAdminWords().imports;
  const language = useLanguage();
  const loaded = useCategories();
  const [added, setAdded] = useState<Category[]>([]);
  const [making, setMaking] = useState<string | null>(null);
  const shelf = [...(loaded.data ?? []), ...added];
  const options = shelf.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name[language]}
    </option>
  ));
  return (
    <section className={styles.part}>
      <h3>{words.categoriesHeading}</h3>
      {categories.length > 0 && (
        <ul className={styles.rows}>
          {categories
            .filter(({ path }) => path !== '')
            .map(({ path, products, category }) => {
              const slug = Object.hasOwn(chosen, path) ? chosen[path] : category;
              return (
                <li key={path} className={styles.row} data-missing={!slug || undefined}>
                  <Field
                    label={<bdi className={styles.heading}>{path}</bdi>}
                    note={words.productsIn(products)}
                  >
                    <Select
                      value={slug ?? ''}
                      onChange={({ target }) => onChange({ ...chosen, [path]: target.value })}
                    >
                      {!slug && <option value="">{words.chooseCategory}</option>}
                      {options}
                    </Select>
                  </Field>
                  {!category && (
                    <Button size="sm" variant="line" onClick={() => setMaking(path)}>
                      {words.newCategory}
                    </Button>
                  )}
                </li>
              );
            })}
        </ul>
      )}
      <Field label={words.category}>
        <Select value={otherwise ?? ''} onChange={({ target }) => onOtherwise(target.value || null)}>
          <option value="">{words.refuseThem}</option>
          {options}
        </Select>
      </Field>
      {making !== null && (
        <NewCategory
          path={making}
          onClose={() => setMaking(null)}
          onMade={(category) => {
            setAdded([...added, category]);
            onChange({ ...chosen, [making]: category.slug });
            setMaking(null);
          }}
        />
      )}
    </section>
  );
}
