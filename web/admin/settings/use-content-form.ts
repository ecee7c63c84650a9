import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import { type EditedContent, getEditableContent, setContent } from '../../../contracts/settings.ts';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { useWords } from '../../i18n/language.tsx';
import { refetchChanged } from '../../session/query-client.ts';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { focusMain } from '../../ui/focus-main.ts';
import { withIdentity } from '../identity.tsx';
import { mergeNewerVersion, takeSaved, useMergeNewerVersion } from '../save-conflict.ts';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { useUntilUnsaved } from '../use-until-unsaved.ts';
import { type ContentValues, contentValuesSchema, valuesOf } from './content-values.ts';

/** The cache key of the settings' content. */
export const contentKey = ['content'];

/** Merges the version created by the undo into the form. */
const refetch = () => {
  void refetchChanged({ queryKey: contentKey }).catch(() => null);
  // Focus management: the pressed button is removed with its toast; otherwise the focus would fall to the body.
  if (!document.getElementById('main')?.contains(document.activeElement)) focusMain();
};

export type ContentForm = UseFormReturn<ContentValues, unknown, EditedContent>;

/** State of the settings form, with draft persistence: unsaved values survive leaving the page and reloads. */
export function useContentForm(loaded: EditedContent) {
  const words = useWords();
  const { settings: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const draftKey = useDraftKey('settings');
  const [draft, setDraft] = useState(() => readTabDraft<ContentValues>(draftKey));
  const [alert, setAlert] = useState<string | null>(null);
  /** Conflict: the version that another administrator has saved since the form was loaded; else null. */
  const [theirs, setTheirs] = useState<EditedContent | null>(null);
  const [isMerged, setMerged] = useState(false);
  const form = useForm<ContentValues, unknown, EditedContent>({
    resolver: zodResolver(contentValuesSchema),
    defaultValues: valuesOf(loaded),
    // A collapsed `details` can't take the focus: it is expanded first, then focused.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const untilUnsaved = useUntilUnsaved(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    // Fields that the draft's version lacked keep their loaded values.
    if (draft) form.reset({ ...valuesOf(loaded), ...draft }, { keepDefaultValues: true });
  }, []);
  useMergeNewerVersion(form, loaded, valuesOf(loaded));
  const save = async (content: EditedContent, sent: ContentValues): Promise<void> => {
    setAlert(null);
    setMerged(false);
    try {
      const { answer, activity } = await withIdentity(() => callRecorded(setContent, content));
      setTheirs(null);
      takeSaved(form, sent, valuesOf(answer), () => setDraft(null));
      offerUndo({
        activity,
        subject: 'content',
        text: say.saved,
        onUndone: refetch,
        isFromForm: true,
        until: untilUnsaved(),
      });
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void save(content, sent));
      if (error instanceof ApiError && error.code === 'changed_meanwhile') await compare(error);
      else setAlert(describeError(error, words));
    }
  };

  const compare = async (error: ApiError) => {
    const current = await call(getEditableContent, {}).catch(() => null);
    if (current) setTheirs(current);
    else setAlert(describeError(error, words));
  };

  const submit = form.handleSubmit(
    (content) => save(content, structuredClone(form.getValues())),
    // How many fields were refused is said beside the button: no failure of the save before belongs to this one.
    () => setAlert(null),
  );
  return {
    form,
    draftKey,
    alert,
    theirs,
    isMerged: isMerged && isDirty,
    isDirty,
    isSubmitting,
    isRestored: draft !== null && isDirty,
    submit,
    discard: () => {
      setAlert(null);
      setTheirs(null);
      form.reset();
      endDraft(draftKey);
    },
    takeTheirs: () => {
      if (!theirs) return;
      setAlert(null);
      setTheirs(null);
      form.reset(valuesOf(theirs));
      endDraft(draftKey);
    },
    /** Merges the typed values into their version; saved after a review. */
    addMine: () => {
      if (!theirs) return;
      mergeNewerVersion(form, form.formState.defaultValues, valuesOf(theirs));
      setTheirs(null);
      setMerged(true);
    },
  };
}

/**
 * Stores the dirty values as a draft, and asks before unload. Renders nothing: only this subscribes to all values, so
 * that typing re-renders no field.
 */
export function DraftAutosave({ form, draftKey }: { form: ContentForm; draftKey: string }): null {
  const values = useWatch({ control: form.control });
  const { isDirty } = useFormState({ control: form.control });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a value is the reason to keep them.
  useEffect(() => {
    if (!isDirty) return endDraft(draftKey);
    storeTabDraft(draftKey, form.getValues());
    window.addEventListener('beforeunload', ask);
  }, [values, isDirty, form, draftKey]);
  return null;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function endDraft(draftKey: string): void {
  removeTabDraft(draftKey);
  window.removeEventListener('beforeunload', ask);
}
