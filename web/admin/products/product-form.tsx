import { type MouseEvent, type ReactElement, useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { stores } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import { directionOf } from '../../../contracts/language.ts';
import type { TextField } from '../../../contracts/product-fields.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, Select, TextArea, TextInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SuggestInput } from '../../ui/suggest-input.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { TypedNotice } from '../form-draft.tsx';
import { ImagesField } from '../images/images-field.tsx';
import { NotSaved } from '../not-saved.tsx';
import { PlannedPrice } from '../prices/planned-price.tsx';
import { SizeLabelFields } from '../size-label-fields.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useBothLanguages } from '../use-both-languages.ts';
import { useClearOfToasts } from '../use-clear-of-toasts.ts';
import { FoodFields } from './food-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PartFields } from './part-fields.tsx';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import type { FieldName, ProductValues } from './product-values.ts';
import { SeasonFields } from './season-fields.tsx';
import { ShopFields } from './shop-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { suggestPlaces } from './suggest-places.ts';
import type { ProductForm as Form } from './use-product-form.ts';
import { WeightHint } from './weight-hint.tsx';

type ProductFormProps = {
  state: Form;
  categories: Category[];
  backTo: string;
  onCancel: (event: MouseEvent) => void;
};

const nameFields = { en: 'nameEn', ar: 'nameAr' } as const;
const descriptionFields = { en: 'descriptionEn', ar: 'descriptionAr' } as const;

/** The image first, then both languages side by side, the reader's own first; and the card as shoppers of each will see it. */
export function ProductForm({ state, categories, backTo, onCancel }: ProductFormProps) {
  const { products: words, sizes } = useAdminWords();
  const language = useLanguage();
  const bothLanguages = useBothLanguages();
  const { form, faultOf, alert } = state;
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const bar = useClearOfToasts();
  const text = (name: FieldName) => ({ ...form.register(name), autoComplete: 'off' });
  const texts: Record<TextField, ReactElement> = {
    weight: (
      <Controller
        control={form.control}
        name="weight"
        render={({ field: { ref, name: _, ...field } }) => (
          <SizeLabelFields
            {...field}
            inputRef={ref}
            labelOf={(one) => sizes.sizeIn[one]}
            note={words.optional}
            hint={<Weight state={state} />}
            error={faultOf('weight')}
          />
        )}
      />
    ),
    origin: (
      <Field label={words.origin} note={words.optional} error={faultOf('origin')}>
        <Controller
          control={form.control}
          name="origin"
          render={({ field: { onChange, ...field } }) => (
            <SuggestInput
              {...field}
              onValueChange={onChange}
              suggest={(typed) => suggestPlaces(typed, language)}
              listLabel={words.places}
              noneText={words.placeUnlisted}
            />
          )}
        />
      </Field>
    ),
    supplier: (
      <Field
        label={words.supplier}
        note={words.optional}
        hint={words.privateHint}
        error={faultOf('supplier')}
      >
        <TextInput {...text('supplier')} />
      </Field>
    ),
    ready_on: (
      <Field label={words.ready_on} note={words.optional} hint={words.aheadHint} error={faultOf('ready_on')}>
        <TextInput {...form.register('ready_on')} type="date" />
      </Field>
    ),
  };
  return (
    <form
      ref={element}
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <DraftAutosave state={state} />
      <div className={styles.fields}>
        <Notice state={state} />
        <div className={`${styles.wide} ${styles.images}`}>
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
        </div>
        {bothLanguages.map((one) => {
          const name = nameFields[one];
          return (
            <Field key={one} label={words[name]} error={faultOf(name)}>
              <TextInput {...text(name)} dir={directionOf(one)} lang={one} required />
            </Field>
          );
        })}
        <Field
          label={words.price}
          hint={state.base && <PlannedPrice id={state.base.id} />}
          error={faultOf('price')}
        >
          <TextInput {...text('price')} dir="ltr" inputMode="decimal" required />
        </Field>
        <Field label={words.category} error={faultOf('category')}>
          <Select {...form.register('category')} required>
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
        {texts.weight}
        {texts.origin}
        <div className={styles.choice}>
          <span aria-hidden="true">{words.store}</span>
          <Controller
            control={form.control}
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
        <StockFields state={state} />
        <ShopFields state={state} />
        <div className={styles.wide}>{texts.supplier}</div>
        {bothLanguages.map((one) => {
          const name = descriptionFields[one];
          return (
            <Field key={one} label={words[name]} note={words.optional} error={faultOf(name)}>
              <TextArea {...text(name)} dir={directionOf(one)} lang={one} rows={5} />
            </Field>
          );
        })}
        <OfferFields state={state} />
        <SeasonFields state={state}>{texts.ready_on}</SeasonFields>
        <PartFields state={state} />
        <FoodFields state={state} />
      </div>
      <Preview state={state} />
      <div ref={bar} className={styles.bar} data-save-bar>
        {alert && (
          <div className={styles.alert}>
            <Alert>
              <b>{alert.title}</b>
              <p>{alert.reason}</p>
            </Alert>
          </div>
        )}
        <span className={styles.unsaved} role="status">
          {state.isDirty && <NotSaved />}
        </span>
        <ButtonLink variant="line" to={backTo} onClick={onCancel}>
          {words.cancel}
        </ButtonLink>
        <Button type="submit" busy={state.isSubmitting}>
          {state.base ? words.save : words.add}
        </Button>
      </div>
    </form>
  );
}

/** The values as they are typed: it alone, and not the whole form, renders with each letter. */
const useValues = ({ form }: Form): ProductValues =>
  useWatch({ control: form.control, compute: (all) => all });

const Preview = ({ state }: { state: Form }) => <ProductPreview values={useValues(state)} />;

function Weight({ state }: { state: Form }) {
  const { weight, price } = useValues(state);
  return <WeightHint weight={weight} price={price} />;
}

function DraftAutosave({ state }: { state: Form }): null {
  const values = useValues(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a value updates the draft.
  useEffect(() => state.updateDraft(), [values, state.isDirty, state.base]);
  return null;
}

function Notice({ state }: { state: Form }) {
  if (!state.notice) return null;
  return (
    <div className={styles.wide}>
      <TypedNotice onDiscard={state.discard}>{state.notice}</TypedNotice>
    </div>
  );
}
