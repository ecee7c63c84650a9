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
  /** The activity entry that the call answered; null when nothing was changed. */
  activity: number | null;
  /** Id of the changed thing: a later toast about it replaces the earlier one. */
  subject: string;
  /** Text of the toast. */
  text: string;
  /** Saved by a form: says “Nothing has changed” if so, and closes when the form is submitted again. */
  isFromForm?: true;
  /** Of a form that stays: that nothing has changed is said until something in it is unsaved. What can be taken back can be so longer. */
  until?: AbortSignal;
  /** Called after the undo, to refetch. */
  onUndone: () => void;
};

type OfferOfAll = Omit<Offer, 'activity'> & { activities: number[] };

/** How a failed undo is told: which toast it replaces, what was to be undone in the words of its offer, and how to try again. */
type Undoing = { subject?: string; about?: string; again?: () => void };

/**
 * Offers to undo what `callRecorded` has just done: `offerUndo({ activity, subject: id, text, onUndone })`, or many entries at
 * once. All functions tell the outcome in a toast and never throw; `undo` answers the entry of the undoing, or null.
 */
export function useUndo() {
  const words = useWords();
  const { activity: say, unchanged } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();

  /** With `again` what failed for want of a network is offered again. */
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

  /** Of a change of many: what of it was changed since, and stays as it is. */
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
    // What changed nothing takes no earlier undo away.
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
