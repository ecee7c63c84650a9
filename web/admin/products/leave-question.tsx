import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { ProductForm } from './use-product-form.ts';

/** Unsaved changes: a navigation blocker within the app, `beforeunload` for closing the tab. */
export function LeaveQuestion({ state }: { state: ProductForm }) {
  const words = useAdminWords().products;
  const { hasUnsaved, isDirty, forget } = state;
  // Not on logout: the session is gone, and the draft is kept.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved.current &&
      useSession.getState().user !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const stay = () => blocker.reset?.();
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={stay}
      isClosedByBack={false}
      title={words.leaveTitle}
      closeLabel={words.close}
      foot={
        <>
          <Button
            variant="text"
            onClick={() => {
              forget();
              blocker.proceed?.();
            }}
          >
            {words.leaveDiscard}
          </Button>
          <Button variant="line" onClick={() => blocker.proceed?.()}>
            {words.leaveKeep}
          </Button>
          <Button onClick={stay}>{words.stay}</Button>
        </>
      }
    >
      <p className="muted">{words.leaveText}</p>
    </Modal>
  );
}
