import { type MouseEvent, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Category } from '../../../contracts/categories.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { TypedNotice } from '../form-draft.tsx';
import { NotSaved } from '../not-saved.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useClearOfToasts } from '../use-clear-of-toasts.ts';
import {
  CategoryField,
  DescriptionFields,
  NameFields,
  PriceField,
  ProductImages,
  StoreField,
} from './basic-fields.tsx';
import { FoodFields } from './food-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PartFields } from './part-fields.tsx';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import type { ProductValues } from './product-values.ts';
import { SeasonFields } from './season-fields.tsx';
import { ShopFields } from './shop-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { textFieldOf } from './text-fields.tsx';
import type { ProductForm as Form } from './use-product-form.ts';

type ProductFormProps = {
  state: Form;
  categories: Category[];
  backTo: string;
  onCancel: (event: MouseEvent) => void;
};

/** First the image, then both languages side by side (the reader's first), and the card as shoppers will see it in each. */
export function ProductForm({ state, categories, backTo, onCancel }: ProductFormProps) {
  const element = useFocusFirstInvalid(state.form.formState.submitCount);
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
          <ProductImages state={state} />
        </div>
        <NameFields state={state} />
        <PriceField state={state} />
        <CategoryField state={state} categories={categories} />
        <textFieldOf.weight state={state} />
        <textFieldOf.origin state={state} />
        <StoreField state={state} />
        <StockFields state={state} />
        <ShopFields state={state} />
        <div className={styles.wide}>
          <textFieldOf.supplier state={state} />
        </div>
        <DescriptionFields state={state} />
        <OfferFields state={state} />
        <SeasonFields state={state}>
          <textFieldOf.ready_on state={state} />
        </SeasonFields>
        <PartFields state={state} />
        <FoodFields state={state} />
      </div>
      <Preview state={state} />
      <ProductSaveBar state={state} backTo={backTo} onCancel={onCancel} />
    </form>
  );
}

function ProductSaveBar({ state, backTo, onCancel }: Omit<ProductFormProps, 'categories'>) {
  const { products: words } = useAdminWords();
  const bar = useClearOfToasts();
  const { alert } = state;
  return (
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
        {state.isSubmitting ? words.saving : state.isDirty && <NotSaved errors={state.errors} />}
      </span>
      <ButtonLink variant="line" to={backTo} onClick={onCancel}>
        {words.cancel}
      </ButtonLink>
      <Button type="submit" busy={state.isSubmitting}>
        {state.base ? words.save : words.add}
      </Button>
    </div>
  );
}

/** The values as typed. A separate hook, so that only components that read them render with each letter, not the whole form. */
const useValues = ({ form }: Form): ProductValues =>
  useWatch({ control: form.control, compute: (all) => all });

const Preview = ({ state }: { state: Form }) => <ProductPreview values={useValues(state)} />;

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
