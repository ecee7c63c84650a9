import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import {
  type AdminProduct,
  createProduct,
  getAdminProduct,
  updateProduct,
} from '../../../contracts/catalogue.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import type { Language } from '../../../contracts/language.ts';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { formatPlace } from '../../i18n/format-place.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { sendImage } from '../images/send-image.ts';
import { readTabDraft, removeTabDraft, storeTabDraft } from '../tab-draft.ts';
import { threeWayMerge } from '../three-way-merge.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import {
  changesOf,
  type FieldName,
  faultsOf,
  fieldOf,
  inputOf,
  type ProductValues,
  valuesOf,
} from './product-values.ts';

/** Conflict (optimistic locking): the other administrator's version, or null when they deleted the product. */
type Conflict = { theirs: AdminProduct | null };
/** Draft persistence: the unsaved values and the product they were based on; null for a new one. */
export type ProductDraft = { values: ProductValues; base: AdminProduct | null };
type ProductFormOptions = {
  /** Storage key of the draft. */
  draftKey: string;
  /** The product that is edited; null for a new one. */
  product: AdminProduct | null;
  /** Initial values, before a draft is restored. */
  start: ProductValues;
  /** Called with the activity entry for undo, null when nothing was changed, and of a new one with what was typed. */
  onSaved: (saved: AdminProduct, activity: number | null, typedAsNew: ProductValues | null) => void;
};

/** The product form: react-hook-form with the contract's rules, drafts, and conflict resolution when two administrators save. */
export function useProductForm({ draftKey, product, start, onSaved }: ProductFormOptions) {
  const words = useWords();
  const say = useAdminWords().products;
  const language = useLanguage();
  const [draft] = useState(() => readTabDraft<ProductDraft>(draftKey));
  const [base, setBase] = useState(draft ? draft.base : product);
  const [notice, setNotice] = useState(draft && say.draftKept);
  const [alert, setAlert] = useState<{ title: string; reason: string } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const before = base ? valuesOf(base, language) : start;
  const form = useForm<ProductValues>({ resolver, defaultValues: before, shouldFocusError: false });
  const { errors, isDirty, isSubmitting } = form.formState;
  const idempotency = useIdempotencyKey(draftKey);
  // A ref, not state: the navigation blocker asks before the re-render that follows a save.
  const isDone = useRef(false);
  const hasUnsaved = useRef(false);
  hasUnsaved.current = isDirty && !isDone.current;

  /** Shows these values as an edit of that product. */
  const take = (values: ProductValues, onto: AdminProduct | null) => {
    setBase(onto);
    setAlert(null);
    form.reset(onto ? valuesOf(onto, language) : start);
    form.reset(values, { keepDefaultValues: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    // Fields that the draft's version of the form did not have keep their values.
    if (draft) take({ ...before, ...inLanguage(draft.values, language) }, draft.base);
  }, []);

  /** Stops draft persistence: re-renders on the way out must not write the draft again. */
  const endDraft = () => {
    removeTabDraft(draftKey);
    isDone.current = true;
    hasUnsaved.current = false;
  };

  const submit = (onto = base) =>
    form.handleSubmit(async (values) => {
      setAlert(null);
      try {
        const { answer, activity } = await save(values, onto, language, idempotency);
        idempotency.markAnswered();
        endDraft();
        onSaved(answer, activity, onto ? null : values);
      } catch (error) {
        if (isRefused(error)) idempotency.markAnswered();
        if (isSessionRefused(error)) expireSession(() => void submit(onto));
        else await explain(error, onto);
      }
    })();

  const explain = async (error: unknown, onto: AdminProduct | null): Promise<void> => {
    const { code, details } = error instanceof ApiError ? error : { code: 'unknown', details: [] };
    if (onto && code === 'not_found') return setConflict({ theirs: null });
    if (onto && code === 'changed_meanwhile') {
      try {
        return setConflict({ theirs: await call(getAdminProduct, { id: onto.id }) });
      } catch (lost) {
        if (lost instanceof ApiError && lost.code === 'not_found') return setConflict({ theirs: null });
      }
    }
    const broken = details.flatMap(({ path, code: rule, message }) => {
      const name = fieldOf(path);
      return name ? [{ name, message: rule ?? message }] : [];
    });
    for (const { name, message } of broken) form.setError(name, { message });
    setAlert({ title: onto ? say.updateFailed : say.addFailed, reason: describeError(error, words) });
  };

  return {
    form,
    before,
    base,
    alert,
    notice: isDirty ? notice : null,
    isDirty,
    isSubmitting,
    hasUnsaved,
    conflict,
    /** The words for what is wrong with a field. */
    faultOf: (name: FieldName): string | undefined => {
      const message = errors[name]?.message;
      return message && describeFault(message, words.errors);
    },
    submit: () => {
      if (!isSubmitting) void submit();
    },
    /** A value has changed. */
    updateDraft: () => {
      setAlert(null);
      if (isDone.current) return;
      if (form.formState.isDirty) storeTabDraft(draftKey, { values: form.getValues(), base });
      else removeTabDraft(draftKey);
    },
    /** Back to the product as it is, or to an empty form. */
    discard: () => {
      take(product ? valuesOf(product, language) : start, product);
      setNotice(null);
    },
    /** For leaving the page without what was typed. */
    endDraft,
    takeTheirs: (theirs: AdminProduct) => {
      take(valuesOf(theirs, language), theirs);
      setConflict(null);
    },
    editOn: (theirs: AdminProduct) => {
      take(threeWayMerge(before, form.getValues(), valuesOf(theirs, language)), theirs);
      setConflict(null);
      setNotice(say.merged);
    },
    /** What was typed at a product that was deleted meanwhile becomes a new one. */
    saveAsNew: () => {
      setConflict(null);
      take(form.getValues(), null);
      void submit(null);
    },
    closeConflict: () => setConflict(null),
  };
}

/** By the endpoint's schema, whose codes are the messages. */
const resolver: Resolver<ProductValues> = (values) => {
  const faults = Object.entries(faultsOf(values));
  if (faults.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'schema', message }]));
  return { values: {}, errors: errors as FieldErrors<ProductValues> };
};

type Idempotency = ReturnType<typeof useIdempotencyKey>;

/** The server has answered, and has saved nothing. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Creates the product, or changes what differs; picked images are uploaded first. */
async function save(
  values: ProductValues,
  onto: AdminProduct | null,
  language: Language,
  idempotency: Idempotency,
): Promise<{ answer: AdminProduct; activity: number | null }> {
  const withImages = async <Input extends { images?: InputOf<typeof createProduct>['images'] }>(
    input: Input,
  ) => {
    if (!input.images) return input;
    const images = [];
    // One after another: so many at once would stop a phone's connection.
    for (const image of input.images) images.push({ ...image, url: await sendImage(image.url) });
    return { ...input, images };
  };
  if (!onto) {
    const input = await withImages(inputOf(values));
    const lost = idempotency.unanswered(input);
    if (!lost) return callRecorded(createProduct, input, idempotency.sending(input));
    // It may have been made before it was edited further: else the product would be there twice.
    const { answer } = await callRecorded(createProduct, lost.input, { headers: lost.headers });
    return save(values, answer, language, idempotency);
  }
  const changes = changesOf(values, valuesOf(onto, language));
  if (!changes) return { answer: onto, activity: null };
  const { id, version } = onto;
  return callRecorded(updateProduct, { id, version, ...(await withImages(changes)) });
}

/** A draft may have been typed in the other language: its place name is translated. */
const inLanguage = (values: ProductValues, language: Language): ProductValues => ({
  ...values,
  origin: formatPlace(values.origin, language),
});

export type ProductForm = ReturnType<typeof useProductForm>;
