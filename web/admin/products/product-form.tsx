import type { MouseEvent } from 'react';
import { type Category, stores } from '../../../contracts/catalogue.ts';
import type { TextField } from '../../../contracts/product-fields.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox, Field, Select, TextArea, TextInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SuggestInput } from '../../ui/suggest-input.tsx';
import { ImageField } from '../images/image-field.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import { suggestPlaces } from './suggest-places.ts';
import type { ProductForm as Form } from './use-product-form.ts';
import { WeightHint } from './weight-hint.tsx';

type ProductFormProps = {
  state: Form;
  categories: Category[];
  backTo: string;
  onCancel: (event: MouseEvent) => void;
};

/** Both languages side by side, and the card as shoppers of each will see it. */
export function ProductForm({ state, categories, backTo, onCancel }: ProductFormProps) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const { values, set, faultOf, alert } = state;
  return (
    <form
      ref={state.form}
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <div className={styles.fields}>
        <Notices state={state} />
        <Field label={words.nameEn} error={faultOf('nameEn')}>
          <TextInput {...textOf(state, 'nameEn')} dir="ltr" lang="en" required />
        </Field>
        <Field label={words.nameAr} error={faultOf('nameAr')}>
          <TextInput {...textOf(state, 'nameAr')} dir="rtl" lang="ar" required />
        </Field>
        <Field label={words.price} error={faultOf('price')}>
          <TextInput {...textOf(state, 'price')} dir="ltr" inputMode="decimal" required />
        </Field>
        <Field
          label={words.weight}
          note={words.optional}
          hint={<WeightHint weight={values.weight} price={values.price} />}
          error={faultOf('weight')}
        >
          <TextInput {...textOf(state, 'weight')} />
        </Field>
        <Field label={words.category} error={faultOf('category')}>
          <Select
            name="category"
            required
            value={values.category}
            onChange={(event) => set('category', event.target.value)}
          >
            {!categories.some(({ slug }) => slug === values.category) && (
              <option value="">{words.chooseCategory}</option>
            )}
            {categories.map((category) => (
              <option key={category.id} value={category.slug}>
                {category.name[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.origin} note={words.optional} error={faultOf('origin')}>
          <SuggestInput
            name="origin"
            value={values.origin}
            onValueChange={(origin) => set('origin', origin)}
            suggest={(text) => suggestPlaces(text, language)}
            listLabel={words.places}
          />
        </Field>
        <Field
          label={words.supplier}
          note={words.optional}
          hint={words.privateHint}
          error={faultOf('supplier')}
        >
          <TextInput {...textOf(state, 'supplier')} dir="auto" />
        </Field>
        <div className={styles.choice}>
          <span aria-hidden="true">{words.store}</span>
          <Segmented
            label={words.store}
            value={values.store}
            onValueChange={(store) => set('store', store)}
            options={stores.map((store) => ({ value: store, label: words.stores[store] }))}
          />
        </div>
        <fieldset className={styles.choice}>
          <legend>{words.inShop}</legend>
          <Checkbox
            name="available"
            checked={values.available}
            onChange={(event) => set('available', event.target.checked)}
          >
            {words.availableLong}
          </Checkbox>
          <Checkbox
            name="shown"
            checked={values.shown}
            onChange={(event) => set('shown', event.target.checked)}
          >
            {words.shownLong}
          </Checkbox>
        </fieldset>
        <Field label={words.descriptionEn} note={words.optional} error={faultOf('descriptionEn')}>
          <TextArea {...textOf(state, 'descriptionEn')} dir="ltr" lang="en" rows={5} />
        </Field>
        <Field label={words.descriptionAr} note={words.optional} error={faultOf('descriptionAr')}>
          <TextArea {...textOf(state, 'descriptionAr')} dir="rtl" lang="ar" rows={5} />
        </Field>
        <div className={styles.wide}>
          <ImageField
            label={words.image}
            value={values.image}
            onChange={(image) => set('image', image)}
            error={faultOf('image')}
          />
        </div>
      </div>
      <ProductPreview values={values} />
      <div className={styles.bar}>
        {alert && (
          <div className={styles.alert}>
            <Alert>
              <b>{alert.title}</b>
              <p>{alert.reason}</p>
            </Alert>
          </div>
        )}
        <span className={styles.unsaved} role="status">
          {state.isDirty && words.unsaved}
        </span>
        <ButtonLink variant="line" to={backTo} onClick={onCancel}>
          {words.cancel}
        </ButtonLink>
        <Button type="submit" busy={state.isBusy}>
          {state.base ? words.save : words.add}
        </Button>
      </div>
    </form>
  );
}

type TextName = TextField | 'nameEn' | 'nameAr' | 'price' | 'descriptionEn' | 'descriptionAr';

const textOf = ({ values, set }: Form, name: TextName) => ({
  name,
  value: values[name],
  autoComplete: 'off',
  onChange: (event: { target: { value: string } }) => set(name, event.target.value),
});

function Notices({ state }: { state: Form }) {
  const words = useAdminWords().products;
  const text = state.isMerged ? words.merged : state.isRestored && state.isDirty ? words.draftKept : null;
  if (!text) return null;
  return (
    <div className={styles.wide}>
      <Alert tone="ok">
        {text}{' '}
        <Button size="sm" variant="text" onClick={state.discard}>
          {words.discard}
        </Button>
      </Alert>
    </div>
  );
}
