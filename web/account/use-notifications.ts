import { useRef, useState } from 'react';
import { type User, updateProfile } from '../../contracts/accounts.ts';
import { call } from '../http/api.ts';
import { expireSession, isSessionRefused, storeProfile } from '../session/session.ts';

type Notifications = User['notifications'];
type Wanted = Partial<Notifications>;

/** The result of saving the last choice. */
export type Saving = { status: 'idle' | 'saving' | 'saved' } | { status: 'failed'; error: unknown };

/**
 * Optimistic update of the mail settings. Requests are serialised: changes during a request are sent after it, so that
 * the last one wins; a refusal rolls back.
 */
export function useNotifications(user: User) {
  const [wanted, setWanted] = useState<Wanted>({});
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const waiting = useRef<Wanted>({});
  const isSending = useRef(false);

  const choose = async (change: Wanted): Promise<void> => {
    waiting.current = { ...waiting.current, ...change };
    setWanted((before) => ({ ...before, ...change }));
    if (isSending.current) return;
    isSending.current = true;
    setSaving({ status: 'saving' });
    try {
      while (Object.keys(waiting.current).length > 0) {
        const notifications = waiting.current;
        waiting.current = {};
        storeProfile(await call(updateProfile, { notifications }));
      }
      setSaving({ status: 'saved' });
    } catch (error) {
      waiting.current = {};
      if (isSessionRefused(error)) expireSession(() => void choose(change));
      setSaving({ status: 'failed', error });
    }
    isSending.current = false;
    setWanted({});
  };

  const shown: Notifications = { ...user.notifications, ...wanted };
  return { shown, saving, choose: (change: Wanted) => void choose(change) };
}
