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

/** The unsaved values, and the version that they were based on (for conflict detection), by its number and by its fields. */
type Stored<Values> = {
  values: Values;
  version: number | undefined;
  base?: unknown;
  baseVersion?: unknown;
  /** Of this visit alone: a later version has come into the values. */
  isMerged?: boolean;
};

type Draft<Values> = {
  key: string;
  /** What was restored. */
  restored: Values | null;
  /** The version that what is in the form is based on. */
  version: number | undefined;
  /** Another administrator has saved since what is restored was typed. */
  isOutdated: boolean;
  /** That version has come into what is restored. */
  isMerged: boolean;
  /** The version that the values are based on, of a form with a choice of versions. */
  baseVersion: unknown;
  /** What was `sent` is saved, as `saved`, and the form stays: what was typed since stays typed, is based on that and unsaved. */
  markSaved: (sent: Values, saved: Values) => void;
  /** Forgets what is unsaved: the form closes with the save, or it is left for good. The page may be left in the same event. */
  drop: () => void;
  /** Back to what is saved; the form stays. */
  discard: () => void;
  /** What is typed is based on the loaded version from now on. */
  rebase: () => void;
  /** For the toast that says that a save changed nothing. */
  untilUnsaved: () => AbortSignal;
  /** Until something is typed again. */
  isDropped: RefObject<boolean>;
};

/**
 * The version that the draft of a form was begun with, for a choice between it and `now`; `now` where there is no draft. A draft of which
 * all is in `now`, by `isSaved`, goes: its own save came through, and the answer was lost.
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
  /** A version that was saved since is taken into what is restored, as `useMergeNewerVersion` does while the form is open. */
  isLaterTaken?: boolean;
  /** What the form is based on; of one with a choice of versions, see `useDraftBaseVersion`. */
  baseVersion?: unknown;
};

/**
 * Draft persistence: restores what was typed into a form before a reload or a change of language. `name` tells the forms of a
 * user apart, `version` is the loaded one. Together with `FormDraft`, which keeps the draft.
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
    // Fields that the draft does not have yet keep their loaded values, and so does the version.
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
  /** What is saved apart on the same page, and kept as a draft too: a page has one question on leaving it. */
  beside?: { isChanged: boolean; drop: () => void } | undefined;
};

type DraftAutosaveProps<Values extends FieldValues, Parsed> = Pick<
  FormDraftProps<Values, Parsed>,
  'form' | 'draft'
> & {
  /** Between what is restored and another version there is a choice, which says all. */
  isChoice?: boolean;
};

/** Keeps the unsaved values as a draft and says when one is restored. In a sheet, which asks before it is closed, it is all. */
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
 * Keeps the unsaved values as a draft, says when one is restored, and asks before it is left. It and `DraftAutosave` alone subscribe
 * to values, so that typing re-renders no field.
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

/** Says that another administrator had saved when this form was to be, and that it has both now. */
export function MergedNotice() {
  const say = useUnsavedWords();
  return (
    <Alert tone="note" isAnswer>
      {say.merged}
    </Alert>
  );
}

/** The same of an answer, which is sent and not saved. */
export function UnsentNotice({ onDiscard }: { onDiscard: () => void }) {
  const say = useUnsavedWords();
  return <TypedNotice onDiscard={onDiscard}>{say.restoredUnsent}</TypedNotice>;
}

type RestoredNoticeProps = { isOutdated: boolean; onDiscard: () => void };

/** Says that a draft was restored, and whether someone else has saved since it was typed. */
export function RestoredNotice({ isOutdated, onDiscard }: RestoredNoticeProps) {
  const say = useUnsavedWords();
  return (
    <TypedNotice tone={isOutdated ? 'bad' : 'note'} onDiscard={onDiscard}>
      {isOutdated ? say.outdated : say.restored}
    </TypedNotice>
  );
}

type TypedNoticeProps = { tone?: 'bad' | 'note'; onDiscard: () => void; children: ReactNode };

/** What was typed before is there again, with the way back to what is saved. */
export function TypedNotice({ tone = 'note', onDiscard, children }: TypedNoticeProps) {
  const admin = useAdminWords();
  const discard = () => {
    onDiscard();
    // The pressed button leaves with its notice.
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
