import { type Activity, listActivity, undoActivity } from '../../contracts/activity.ts';
import { call, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { useAdminWords } from './use-admin-words.ts';

type Offer = {
  /** The id of the thing that was just changed or deleted. */
  subject: string;
  /** What was done, for the toast. */
  text: string;
  /** Called when it was taken back, to load the page's things again. */
  onUndone: () => void;
};

/**
 * Offers to take back what was just done: `await offerUndo({ subject: id, text, onUndone })` after the call that did
 * it. Both functions tell the outcome in a toast and never throw; `undo` answers the entry of the undoing, or null.
 */
export function useUndo() {
  const words = useWords();
  const { activity } = useAdminWords();
  const showToast = useShowToast();

  const undo = async (entry: Pick<Activity, 'id'>): Promise<Activity | null> => {
    try {
      const undoing = await call(undoActivity, { id: entry.id });
      showToast({ text: activity.undoDone });
      return undoing;
    } catch (error) {
      showToast({ text: describeError(error, words) });
      return null;
    }
  };

  const offerUndo = async ({ subject, text, onUndone }: Offer): Promise<void> => {
    // Without the entry there is nothing to offer, and what was done is done all the same.
    const latest = await call(listActivity, { subject, limit: 1 }).catch(() => null);
    const entry = latest?.items[0];
    const onPress = async () => {
      if (entry && (await undo(entry))) onUndone();
    };
    const action = { label: activity.undo, onPress: () => void onPress() };
    showToast(entry?.undoable ? { subject, text, action } : { subject, text });
  };

  return { undo, offerUndo };
}
