import { Controller } from 'react-hook-form';
import { stores } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import { directionOf } from '../../../contracts/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ImagesField } from '../images/images-field.tsx';
import { PlannedPrice } from '../prices/planned-price.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useBothLanguages } from '../use-both-languages.ts';
import styles from './product-form.module.css';
import type { ProductForm } from './use-product-form.ts';

type FieldProps = { state: ProductForm };

const nameFields = { en: 'nameEn', ar: 'nameAr' } as const;
const descriptionFields = { en: 'descriptionEn', ar: 'descriptionAr' } as const;

export function ProductImages({ state: { form, faultOf } }: FieldProps) {
  const { products: words } = useAdminWords();
  return (
    <Controller
      control={form.control}
      name="images"
      render={({ field }) => (
        <ImagesField
          ref={field.ref}
          label={words.images}
          value={field.value}
          onChange={field.onChange}
          error={faultOf('images')}
        />
      )}
    />
  );
}

export function NameFields({ state: { form, faultOf } }: FieldProps) {
  const { products: words } = useAdminWords();
  return useBothLanguages().map((language) => {
    const name = nameFields[language];
    return (
      <Field key={language} label={words[name]} error={faultOf(name)}>
        <TextInput
          {...form.register(name)}
          autoComplete="off"
          dir={directionOf(language)}
          lang={language}
          required
        />
      </Field>
    );
  });
}

export function DescriptionFields({ state: { form, faultOf } }: FieldProps) {
  const { products: words } = useAdminWords();
  return useBothLanguages().map((language) => {
    const name = descriptionFields[language];
    return (
      <Field key={language} label={words[name]} note={words.optional} error={faultOf(name)}>
        <TextArea
          {...form.register(name)}
          autoComplete="off"
          dir={directionOf(language)}
          lang={language}
          rows={5}
        />
      </Field>
    );
  });
}

export function PriceField({ state: { base, form, faultOf } }: FieldProps) {
  const { products: words } = useAdminWords();
  return (
    <Field label={words.price} hint={base && <PlannedPrice id={base.id} />} error={faultOf('price')}>
      <TextInput {...form.register('price')} autoComplete="off" dir="ltr" inputMode="decimal" required />
    </Field>
  );
}

/** A product whose category was deleted needs another one. */
export function CategoryField({ state, categories }: FieldProps & { categories: Category[] }) {
  const { products: words } = useAdminWords();
  const language = useLanguage();
  return (
    <Field label={words.category} error={state.faultOf('category')}>
      <Select {...state.form.register('category')} required>
        {!categories.some(({ slug }) => slug === state.before.category) && (
          <option value="">{words.chooseCategory}</option>
        )}
        {categories.map((category) => (
          <option key={category.id} value={category.slug}>
            {category.name[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function StoreField({ state }: FieldProps) {
  const { products: words } = useAdminWords();
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{words.store}</span>
      <Controller
        control={state.form.control}
        name="store"
        render={({ field }) => (
          <Segmented
            label={words.store}
            value={field.value}
            onValueChange={field.onChange}
            options={stores.map((store) => ({ value: store, label: words.stores[store] }))}
          />
        )}
      />
    </div>
  );
}
