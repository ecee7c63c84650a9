import { type Activity, undoActivities, undoActivity } from '../../contracts/activity.ts';
import type { Bilingual } from '../../contracts/language.ts';
import { ApiError, call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { withIdentity } from './identity.tsx';
import { useAdminWords } from './use-admin-words.ts';

type Offer = {
  /** The activity entry that the call answered; null when nothing was changed. */
  activity: number | null;
  /** Id of the changed thing: a later toast about it replaces the earlier one. */
  subject: string;
  /** Text of the toast. */
  text: string;
  /** Called after the undo, to refetch. */
  onUndone: () => void;
};

type OfferOfAll = Pick<Offer, 'text' | 'onUndone'> & { activities: number[] };

/**
 * Offers to undo what `callRecorded` has just done: `offerUndo({ activity, subject: id, text, onUndone })`, or many entries at once. All functions tell
 * the outcome in a toast and never throw; `undo` answers the entry of the undoing, or null.
 */
export function useUndo() {
  const words = useWords();
  const { activity: say } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();

  /** With `again` what failed for want of a network is offered again. */
  const tellFailure = (error: unknown, again?: () => void): void => {
    const isLost = error instanceof ApiError && error.code === 'network';
    const action = isLost && again && { label: say.undo, onPress: again };
    showToast({ text: describeError(error, words), ...(action && { action }) });
  };

  const undo = async (id: number, again?: () => void): Promise<Activity | null> => {
    try {
      const undoing = await withIdentity(() => call(undoActivity, { id }));
      showToast({ text: leftAlone(undoing) ?? say.undoDone });
      return undoing;
    } catch (error) {
      tellFailure(error, again);
      return null;
    }
  };

  /** Of a change of many: what of it was changed since, and stays as it is. */
  const leftAlone = ({ after }: Activity): string | null => {
    const names = after?.left_alone as Bilingual[] | undefined;
    if (!names) return null;
    const more = Number(after?.left) - names.length;
    return say.undoneBut(
      names.map((name) => name[language]),
      more,
    );
  };

  const offerUndo = ({ activity, subject, text, onUndone }: Offer): void => {
    const onPress = async (id: number): Promise<void> => {
      if (await undo(id, () => void onPress(id))) onUndone();
    };
    const action = activity !== null && { label: say.undo, onPress: () => void onPress(activity) };
    showToast({ subject, text, ...(action && { action }) });
  };

  const offerUndoOfAll = ({ activities: ids, text, onUndone }: OfferOfAll): void => {
    const onPress = async (): Promise<void> => {
      try {
        await call(undoActivities, { ids });
        showToast({ text: say.undoDone });
        onUndone();
      } catch (error) {
        tellFailure(error, () => void onPress());
      }
    };
    const action = ids.length > 0 && { label: say.undo, onPress: () => void onPress() };
    showToast({ text, ...(action && { action }) });
  };

  return { undo, offerUndo, offerUndoOfAll };
}
