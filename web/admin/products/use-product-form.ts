import { useRef, useState } from 'react';
import {
  type AdminProduct,
  createProduct,
  getAdminProduct,
  updateProduct,
} from '../../../contracts/catalogue.ts';
import type { Language } from '../../../contracts/language.ts';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { formatPlace } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { dropDraft, keepDraft, readDraft } from '../draft.ts';
import { sendPicture } from '../images/send-picture.ts';
import { useAdminWords } from '../use-admin-words.ts';
import {
  changesOf,
  differ,
  type FieldName,
  faultsOf,
  fieldNames,
  fieldOf,
  inputOf,
  mergeValues,
  type ProductValues,
  valuesOf,
} from './product-values.ts';

/** Conflict (optimistic locking): the other administrator's version, or null when they deleted the product. */
type Conflict = { theirs: AdminProduct | null };
/** Draft persistence: the unsaved values and the product they were based on; null for a new one. */
export type ProductDraft = { values: ProductValues; base: AdminProduct | null };
type Faults = Partial<Record<FieldName, string>>;
type ProductFormOptions = {
  /** Storage key of the draft. */
  draftKey: string;
  /** The product that is edited; null for a new one. */
  product: AdminProduct | null;
  /** Initial values, before a draft is restored. */
  start: ProductValues;
  /** Called with the activity entry for undo; null when nothing was changed. */
  onSaved: (saved: AdminProduct, activity: number | null, isNew: boolean) => void;
};

type Saved = { answer: AdminProduct; activity: number | null };

/** State of the product form: draft persistence, validation, saving, and conflict resolution when two administrators save. */
export function useProductForm({ draftKey, product, start, onSaved }: ProductFormOptions) {
  const words = useWords();
  const say = useAdminWords().products;
  const language = useLanguage();
  const [kept] = useState(() => readDraft<ProductDraft>(draftKey));
  const [isRestored, setRestored] = useState(kept !== null);
  const [base, setBase] = useState(kept ? kept.base : product);
  const [values, setValues] = useState(() => (kept ? inLanguage(kept.values, language) : start));
  const [faults, setFaults] = useState<Faults>({});
  const [alert, setAlert] = useState<{ title: string; reason: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isMerged, setMerged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const before = base ? valuesOf(base, language) : start;
  const isDirty = differ(values, before);
  // A ref, not state: the navigation blocker asks before the re-render that follows a save.
  const isDone = useRef(false);
  const hasUnsaved = useRef(false);
  hasUnsaved.current = isDirty && !isDone.current;

  // Shrinking a picked picture is asynchronous: only its own field is set, others may have changed meanwhile.
  const latest = useRef(values);
  const take = (next: ProductValues, onto: AdminProduct | null) => {
    latest.current = next;
    setValues(next);
    setBase(onto);
    if (differ(next, onto ? valuesOf(onto, language) : start)) {
      keepDraft(draftKey, { values: next, base: onto });
    } else dropDraft(draftKey);
  };

  const set = <Name extends FieldName>(name: Name, value: ProductValues[Name]) => {
    take({ ...latest.current, [name]: value }, base);
    setFaults(({ [name]: _, ...rest }) => rest);
    setAlert(null);
  };

  /** Stops draft persistence: re-renders on the way out must not write the draft again. */
  const forget = () => {
    dropDraft(draftKey);
    isDone.current = true;
    hasUnsaved.current = false;
  };
  const finish = ({ answer, activity }: Saved, isNew: boolean) => {
    forget();
    onSaved(answer, activity, isNew);
  };

  const save = async (mine: ProductValues, onto: AdminProduct | null): Promise<void> => {
    const broken = faultsOf(mine);
    setFaults(broken);
    setAlert(null);
    if (Object.keys(broken).length > 0) return focusFirst(broken);
    setBusy(true);
    try {
      const changes = onto && changesOf(mine, valuesOf(onto, language));
      if (!onto) finish(await callRecorded(createProduct, await withPicture(inputOf(mine))), true);
      else if (!changes) finish({ answer: onto, activity: null }, false);
      else {
        const { id, version } = onto;
        const input = { id, version, ...(await withPicture(changes)) };
        finish(await callRecorded(updateProduct, input), false);
      }
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void save(mine, onto));
      else await explain(error, onto);
    }
    setBusy(false);
  };

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
    const broken: Faults = {};
    for (const { path, code: rule, message } of details) {
      const name = fieldOf(path);
      if (name) broken[name] ??= rule ?? message;
    }
    setFaults(broken);
    if (Object.keys(broken).length > 0) focusFirst(broken);
    setAlert({ title: onto ? say.updateFailed : say.addFailed, reason: describeError(error, words) });
  };

  const focusFirst = (broken: Faults) => {
    const first = fieldNames.find((name) => broken[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const merge = (theirs: AdminProduct): ProductValues => {
    const merged = mergeValues(values, valuesOf(theirs, language), before);
    take(merged, theirs);
    setConflict(null);
    return merged;
  };

  return {
    form,
    values,
    before,
    base,
    alert,
    isBusy,
    isDirty,
    isRestored,
    isMerged,
    hasUnsaved,
    conflict,
    set,
    /** The words for what is wrong with a field. */
    faultOf: (name: FieldName): string | undefined => {
      const code = faults[name];
      if (!code) return undefined;
      return words.errors.fields[code as keyof typeof words.errors.fields] ?? code;
    },
    submit: () => {
      if (!isBusy) void save(values, base);
    },
    /** Back to the product as it is, or to an empty form. */
    discard: () => {
      take(product ? valuesOf(product, language) : start, product);
      setRestored(false);
      setMerged(false);
      setFaults({});
      setAlert(null);
    },
    /** Leaving without the draft. */
    forget,
    keepMine: (theirs: AdminProduct) => void save(merge(theirs), theirs),
    takeTheirs: (theirs: AdminProduct) => {
      take(valuesOf(theirs, language), theirs);
      setConflict(null);
    },
    editOn: (theirs: AdminProduct) => {
      merge(theirs);
      setMerged(true);
    },
    /** What was typed at a product that was deleted meanwhile becomes a new one. */
    saveAsNew: () => {
      setConflict(null);
      take(values, null);
      void save(values, null);
    },
    closeConflict: () => setConflict(null),
  };
}

/** A draft may have been typed in the other language: its place name is translated. */
const inLanguage = (values: ProductValues, language: Language): ProductValues => ({
  ...values,
  origin: formatPlace(values.origin, language),
});

/** A picked picture is uploaded first; the product names it by its path. */
async function withPicture<Input extends { image?: string | undefined }>(input: Input): Promise<Input> {
  return input.image ? { ...input, image: await sendPicture(input.image) } : input;
}

export type ProductForm = ReturnType<typeof useProductForm>;
