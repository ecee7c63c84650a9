import { type Activity, undoActivities, undoActivity } from '../../contracts/activity.ts';
import type { Bilingual } from '../../contracts/language.ts';
import { call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { isNetworkError } from '../session/query-client.ts';
import { useShowToast } from '../ui/toast.tsx';
import { reportFailedUndo } from './failed-undo.tsx';
import { withIdentity } from './identity.tsx';
import { toastName } from './short-name.ts';
import { useAdminWords } from './use-admin-words.ts';

type Offer = {
  /** The activity entry in the call's answer; null when nothing was changed. */
  activity: number | null;
  /** Id of the changed thing: a later toast about it replaces the earlier one. */
  subject: string;
  /** Text of the toast. */
  text: string;
  /** Saved by a form: says “Nothing has changed” if so, and closes when the form is submitted again. */
  isFromForm?: true;
  /**
   * For a form that stays open: ends the toast “Nothing has changed” when something becomes unsaved. An offer to undo
   * stays longer.
   */
  until?: AbortSignal;
  /** Called after the undo, to refetch. */
  onUndone: () => void;
};

type OfferOfAll = Omit<Offer, 'activity'> & { activities: number[] };

/** How a failed undo is reported: which toast it replaces, what was to be undone in the words of its offer, and how to retry. */
type Undoing = { subject?: string; about?: string; again?: () => void };

/**
 * Offers to undo what `callRecorded` has just done: `offerUndo({ activity, subject: id, text, onUndone })`, or many
 * entries at once. All functions report the result in a toast and never throw; `undo` returns the entry of the undo, or
 * null.
 */
export function useUndo() {
  const words = useWords();
  const { activity: say, unchanged } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();

  /** With `again`, an undo that failed offline is offered again. */
  const showFailure = (error: unknown, { subject, about, again }: Undoing): void => {
    const action = isNetworkError(error) && again && { label: say.undo, onPress: again };
    const failure = describeError(error, words);
    const text = action && about ? reportFailedUndo(about, failure) : failure;
    showToast({ text, ...(action && { action, ...(subject && { subject }) }) });
  };

  const undo = async (id: number, undoing: Undoing = {}): Promise<Activity | null> => {
    const { subject } = undoing;
    try {
      const entry = await withIdentity(() => call(undoActivity, { id }));
      showToast({ ...(subject && { subject }), text: leftAlone(entry) ?? say.undoDone });
      return entry;
    } catch (error) {
      showFailure(error, undoing);
      return null;
    }
  };

  /** For a change of many: what was changed since and is left as it is. */
  const leftAlone = ({ after }: Activity): string | null => {
    const names = after?.left_alone as Bilingual[] | undefined;
    if (!names) return null;
    const [first] = names;
    return first ? say.undoneBut(toastName(first[language], 20), Number(after?.left) - 1) : null;
  };

  const offerUndo = ({ activity, subject, text: done, onUndone, isFromForm, until }: Offer): void => {
    const text = isFromForm && activity === null ? unchanged : done;
    const onPress = async (id: number): Promise<void> => {
      if (await undo(id, { subject, about: text, again: () => void onPress(id) })) onUndone();
    };
    const action = activity !== null && { label: say.undo, onPress: () => void onPress(activity) };
    // A save without changes does not replace an earlier undo.
    showToast({ subject, text, isFromForm, ...(action ? { action } : { isRepeat: true, until }) });
  };

  const offerUndoOfAll = ({
    activities: ids,
    subject,
    text: done,
    onUndone,
    isFromForm,
    until,
  }: OfferOfAll): void => {
    const text = isFromForm && ids.length === 0 ? unchanged : done;
    const onPress = async (): Promise<void> => {
      try {
        await call(undoActivities, { ids });
        showToast({ subject, text: say.undoDone });
        onUndone();
      } catch (error) {
        showFailure(error, { subject, about: text, again: () => void onPress() });
      }
    };
    const action = ids.length > 0 && { label: say.undo, onPress: () => void onPress() };
    showToast({ subject, text, isFromForm, ...(action ? { action } : { isRepeat: true, until }) });
  };

  return { undo, offerUndo, offerUndoOfAll };
}
