import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useWords } from '../i18n/language.tsx';
import { useUnsavedWords } from '../i18n/use-unsaved-words.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useUnloadQuestion } from '../ui/use-unload-question.ts';

type LeaveQuestionProps = {
  /** Whether leaving would lose something, as of the last render. */
  isChanged: boolean;
  /** The same as of now, for forms that leave in the event that saves. */
  isChangedNow?: () => boolean;
  /** Discards what was typed. */
  onLeave: () => void;
};

/** Asks on links, Back and closing the tab whether to keep unsaved changes as a draft or to discard them. */
export function LeaveQuestion({ isChanged, isChangedNow, onLeave }: LeaveQuestionProps) {
  const { shell } = useWords();
  const say = useUnsavedWords();
  // A blocker briefly outlives its page, until its effects are cleaned up: Back in that moment must not ask again.
  const isLeft = useRef(false);
  // Not on logout: the session is gone, and nothing could be saved.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeft.current &&
      (isChangedNow?.() ?? isChanged) &&
      useSession.getState().user !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadQuestion(isChanged);
  const { state } = blocker;
  useEffect(() => {
    if (state === 'unblocked') isLeft.current = false;
  }, [state]);
  const stay = () => blocker.reset?.();
  const proceed = () => {
    isLeft.current = true;
    blocker.proceed?.();
  };
  const leave = () => {
    onLeave();
    proceed();
  };
  return (
    <Modal
      open={state === 'blocked'}
      onClose={stay}
      isClosedByBack={false}
      title={say.title}
      closeLabel={shell.close}
      foot={
        <>
          <Button variant="text" onClick={leave}>
            {say.discard}
          </Button>
          <Button variant="line" onClick={proceed}>
            {say.keep}
          </Button>
          <Button onClick={stay}>{say.stay}</Button>
        </>
      }
    >
      <p className="muted">{say.textKept}</p>
    </Modal>
  );
}
