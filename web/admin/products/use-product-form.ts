import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import type { Language } from '../../../contracts/language.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { formatPlace } from '../../i18n/format-place.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { readTabDraft, removeTabDraft, storeTabDraft } from '../tab-draft.ts';
import { threeWayMerge } from '../three-way-merge.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { type FieldName, faultsOf, type ProductValues, valuesOf } from './product-values.ts';
import { type OnProductSaved, useProductSubmit } from './use-product-submit.ts';

/** Draft persistence: the unsaved values and the product they were based on; null for a new product. */
export type ProductDraft = { values: ProductValues; base: AdminProduct | null };
type ProductFormOptions = {
  /** Storage key of the draft. */
  draftKey: string;
  /** The edited product; null for a new product. */
  product: AdminProduct | null;
  /** Initial values, before a draft is restored. */
  start: ProductValues;
  onSaved: OnProductSaved;
};

/** The product form: react-hook-form with the contract's rules, drafts, and conflict resolution when two administrators save. */
export function useProductForm({ draftKey, product, start, onSaved }: ProductFormOptions) {
  const { errors: errorWords } = useWords();
  const say = useAdminWords().products;
  const language = useLanguage();
  const [draft] = useState(() => readTabDraft<ProductDraft>(draftKey));
  const [base, setBase] = useState(draft ? draft.base : product);
  const [notice, setNotice] = useState(draft && say.draftKept);
  const before = base ? valuesOf(base, language) : start;
  const form = useForm<ProductValues>({ resolver, defaultValues: before, shouldFocusError: false });
  const { errors, isDirty, isSubmitting } = form.formState;
  // A ref, not state: the navigation blocker asks before the re-render that follows a save.
  const isDone = useRef(false);
  const hasUnsaved = useRef(false);
  hasUnsaved.current = isDirty && !isDone.current;

  /** Stops draft persistence: re-renders while leaving must not store the draft again. */
  const endDraft = () => {
    removeTabDraft(draftKey);
    isDone.current = true;
    hasUnsaved.current = false;
  };
  const { submit, alert, clearAlert, conflict, closeConflict } = useProductSubmit({
    form,
    draftKey,
    onSaved: (...saved) => {
      endDraft();
      onSaved(...saved);
    },
  });

  /** Shows these values as an edit of that product. */
  const take = (values: ProductValues, onto: AdminProduct | null) => {
    setBase(onto);
    clearAlert();
    closeConflict();
    form.reset(onto ? valuesOf(onto, language) : start);
    form.reset(values, { keepDefaultValues: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    // Fields that the draft's version of the form lacked keep their values.
    if (draft) take({ ...before, ...inLanguage(draft.values, language) }, draft.base);
  }, []);

  return {
    form,
    before,
    base,
    alert,
    notice: isDirty ? notice : null,
    errors,
    isDirty,
    isSubmitting,
    hasUnsaved,
    conflict,
    closeConflict,
    /** The error message of a field. */
    faultOf: (name: FieldName): string | undefined => {
      const message = errors[name]?.message;
      return message && describeFault(message, errorWords);
    },
    submit: () => {
      if (!isSubmitting) void submit(base);
    },
    /** Called when a value has changed. */
    updateDraft: () => {
      clearAlert();
      if (isDone.current) return;
      if (form.formState.isDirty) storeTabDraft(draftKey, { values: form.getValues(), base });
      else removeTabDraft(draftKey);
    },
    /** Resets to the stored product, or to an empty form. */
    discard: () => {
      take(product ? valuesOf(product, language) : start, product);
      setNotice(null);
    },
    /** For leaving the page without saving. */
    endDraft,
    takeTheirs: (theirs: AdminProduct) => take(valuesOf(theirs, language), theirs),
    editOn: (theirs: AdminProduct) => {
      take(threeWayMerge(before, form.getValues(), valuesOf(theirs, language)), theirs);
      setNotice(say.merged);
    },
    /** Creates a new product from the values, when the edited product was deleted meanwhile. */
    saveAsNew: () => {
      take(form.getValues(), null);
      void submit(null);
    },
  };
}

/** Validates by the endpoint's schema, whose messages are error codes. */
const resolver: Resolver<ProductValues> = (values) => {
  const faults = Object.entries(faultsOf(values));
  if (faults.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'schema', message }]));
  return { values: {}, errors: errors as FieldErrors<ProductValues> };
};

/** A draft may have been typed in the other language: its place name is translated. */
const inLanguage = (values: ProductValues, language: Language): ProductValues => ({
  ...values,
  origin: formatPlace(values.origin, language),
});

export type ProductForm = ReturnType<typeof useProductForm>;
