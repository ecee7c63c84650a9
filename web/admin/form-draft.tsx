import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useUnsavedWords } from '../i18n/use-unsaved-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { focusMain } from '../ui/focus-main.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { takeSaved } from './save-conflict.ts';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from './tab-draft.ts';
import { threeWayMerge } from './three-way-merge.ts';
import { useAdminWords } from './use-admin-words.ts';
import { useUntilUnsaved } from './use-until-unsaved.ts';

/** The unsaved values, and the version on which they were based (for conflict detection), by number and by fields. */
type Stored<Values> = {
  values: Values;
  version: number | undefined;
  base?: unknown;
  baseVersion?: unknown;
  /** Only in this visit: a later version was merged into the values. */
  isMerged?: boolean;
};

type Draft<Values> = {
  key: string;
  /** The restored values. */
  restored: Values | null;
  /** The version on which the form's values are based. */
  version: number | undefined;
  /** Another administrator has saved since the restored values were typed. */
  isOutdated: boolean;
  /** That version was merged into the restored values. */
  isMerged: boolean;
  /** The version on which the values are based, in a form with a choice between versions. */
  baseVersion: unknown;
  /** `sent` was saved as `saved`, and the form stays open: what was typed since stays, is based on that and unsaved. */
  markSaved: (sent: Values, saved: Values) => void;
  /** Deletes the draft: the form closes after the save, or is left for good. The page may be left in the same event. */
  drop: () => void;
  /** Resets to the saved values; the form stays open. */
  discard: () => void;
  /** Declares the typed values to be based on the loaded version. */
  rebase: () => void;
  /** For the toast which says that a save changed nothing: aborted at the next change. */
  untilUnsaved: () => AbortSignal;
  /** True from `drop` until something is typed again. */
  isDropped: RefObject<boolean>;
};

/**
 * The version on which a form's draft is based, for a choice between it and `now`; `now` without a draft. A draft that
 * is completely in `now`, by `isSaved`, is deleted: its own save succeeded, but the answer was lost.
 */
export function useDraftBaseVersion<Saved, Values>(
  name: string,
  now: Saved,
  isSaved: (typed: Values) => boolean = () => false,
): Saved {
  const key = useDraftKey(name);
  return useState(() => {
    const kept = readTabDraft<{ baseVersion?: Saved; values: Values }>(key);
    if (!kept || !isSaved(kept.values)) return kept?.baseVersion ?? now;
    removeTabDraft(key);
    return now;
  })[0];
}

type DraftOptions = {
  /** A version saved since is merged into the restored values, as `useMergeNewerVersion` does while the form is open. */
  isLaterTaken?: boolean;
  /** What the form is based on; for one with a choice between versions, see `useDraftBaseVersion`. */
  baseVersion?: unknown;
};

/**
 * Draft persistence: restores what was typed into a form before a reload or a change of language. `name` distinguishes
 * the forms of a user, `version` is the loaded one. Used with `FormDraft`, which saves the draft.
 */
export function useFormDraft<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  name: string,
  version: number | undefined,
  { isLaterTaken = false, baseVersion }: DraftOptions = {},
): Draft<Values> {
  const key = useDraftKey(name);
  const [stored, setStored] = useState(() => {
    const kept = readTabDraft<Stored<Values>>(key);
    if (!kept?.base || !isLaterTaken || kept.version === version) return kept;
    const values = threeWayMerge(kept.base, kept.values, form.getValues());
    return { values, version, isMerged: true };
  });
  const isDropped = useRef(false);
  const untilUnsaved = useUntilUnsaved(form.formState.isDirty);
  useEffect(() => {
    if (!stored) return;
    // Fields that an older draft lacks keep their loaded values, and so does the version.
    const { version: _, ...values } = stored.values;
    form.reset({ ...form.getValues(), ...values } as DefaultValues<Values>, { keepDefaultValues: true });
  }, [stored, form]);
  return {
    key,
    restored: stored?.values ?? null,
    version: stored ? stored.version : version,
    isOutdated: stored !== null && stored.version !== version,
    isMerged: stored?.isMerged ?? false,
    baseVersion,
    markSaved: (sent, saved) => takeSaved(form, sent, saved, () => setStored(null)),
    drop: () => {
      isDropped.current = true;
      form.reset(form.getValues());
      removeTabDraft(key);
      setStored(null);
    },
    discard: () => {
      form.reset();
      removeTabDraft(key);
      setStored(null);
    },
    rebase: () => setStored(null),
    untilUnsaved,
    isDropped,
  };
}

type FormDraftProps<Values extends FieldValues, Parsed> = {
  form: UseFormReturn<Values, unknown, Parsed>;
  draft: Draft<Values>;
  isSaving: boolean;
  /** Another draft on the same page that is saved separately: a page asks only once on leaving it. */
  beside?: { isChanged: boolean; drop: () => void } | undefined;
};

type DraftAutosaveProps<Values extends FieldValues, Parsed> = Pick<
  FormDraftProps<Values, Parsed>,
  'form' | 'draft'
> & {
  /** A choice between the restored and another version replaces the notices. */
  isChoice?: boolean;
};

/** Saves unsaved values as a draft, and shows when one was restored. Enough in a sheet, which asks itself before it is closed. */
export function DraftAutosave<Values extends FieldValues, Parsed>({
  form,
  draft: { key, version, baseVersion, restored, isOutdated, isMerged, isDropped, discard },
  isChoice = false,
}: DraftAutosaveProps<Values, Parsed>) {
  const say = useUnsavedWords();
  const values = useWatch({ control: form.control });
  const { isDirty, defaultValues: base } = useFormState({ control: form.control });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a value is the reason to keep them.
  useEffect(() => {
    if (!isDirty) return removeTabDraft(key);
    isDropped.current = false;
    storeTabDraft(key, { values: form.getValues(), version, base, baseVersion } satisfies Stored<Values>);
  }, [values, isDirty, key, version, base, baseVersion]);
  if (!restored || !isDirty || isChoice) return null;
  if (isMerged)
    return (
      <TypedNotice tone="bad" onDiscard={discard}>
        {say.merged}
      </TypedNotice>
    );
  return <RestoredNotice isOutdated={isOutdated} onDiscard={discard} />;
}

/**
 * Saves unsaved values as a draft, shows when one was restored, and asks before the page is left. Only this and
 * `DraftAutosave` subscribe to values, so that typing re-renders no field.
 */
export function FormDraft<Values extends FieldValues, Parsed>({
  form,
  draft,
  isSaving,
  beside,
  isChoice = false,
}: FormDraftProps<Values, Parsed> & { isChoice?: boolean }) {
  const { isDirty } = useFormState({ control: form.control });
  const isUnsaved = isDirty && !isSaving;
  const isBesideChanged = beside?.isChanged ?? false;
  return (
    <>
      <DraftAutosave form={form} draft={draft} isChoice={isChoice} />
      <LeaveQuestion
        isChanged={isUnsaved || isBesideChanged}
        isChangedNow={() => (isUnsaved && !draft.isDropped.current) || isBesideChanged}
        onLeave={() => {
          draft.drop();
          beside?.drop();
        }}
      />
    </>
  );
}

/** Says that another administrator had saved in the meantime, and that the form now has both changes. */
export function MergedNotice() {
  const say = useUnsavedWords();
  return (
    <Alert tone="note" isAnswer>
      {say.merged}
    </Alert>
  );
}

/** The same for an answer, which is sent rather than saved. */
export function UnsentNotice({ onDiscard }: { onDiscard: () => void }) {
  const say = useUnsavedWords();
  return <TypedNotice onDiscard={onDiscard}>{say.restoredUnsent}</TypedNotice>;
}

type RestoredNoticeProps = { isOutdated: boolean; onDiscard: () => void };

/** Says that a draft was restored, and whether another administrator has saved since it was typed. */
export function RestoredNotice({ isOutdated, onDiscard }: RestoredNoticeProps) {
  const say = useUnsavedWords();
  return (
    <TypedNotice tone={isOutdated ? 'bad' : 'note'} onDiscard={onDiscard}>
      {isOutdated ? say.outdated : say.restored}
    </TypedNotice>
  );
}

type TypedNoticeProps = { tone?: 'bad' | 'note'; onDiscard: () => void; children: ReactNode };

/** Says that typed text was restored, with a button to discard it. */
export function TypedNotice({ tone = 'note', onDiscard, children }: TypedNoticeProps) {
  const admin = useAdminWords();
  const discard = () => {
    onDiscard();
    // Focus management: the pressed button is removed with its notice.
    focusMain();
  };
  return (
    <Alert tone={tone}>
      {children}{' '}
      <Button size="sm" variant="line" onClick={discard}>
        {admin.discardTyped}
      </Button>
    </Alert>
  );
}
