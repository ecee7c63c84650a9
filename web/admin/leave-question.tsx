import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type LeaveQuestionProps = {
  say: Record<'unsaved' | 'unsavedText' | 'stay' | 'leave', string>;
  isChanged: boolean;
  /** Forgets what was typed. */
  onLeave?: () => void;
};

/** Unsaved changes: asks before a link, Back or closing the page would lose them. */
export function LeaveQuestion({ say, isChanged, onLeave }: LeaveQuestionProps) {
  const { shell } = useWords();
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const stay = () => blocker.reset?.();
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={stay}
      isClosedByBack={false}
      title={say.unsaved}
      closeLabel={shell.close}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={stay}>
            {say.stay}
          </Button>
          <Button
            variant="bad"
            onClick={() => {
              onLeave?.();
              blocker.proceed?.();
            }}
          >
            {say.leave}
          </Button>
        </>
      }
    >
      <p className="muted">{say.unsavedText}</p>
    </Modal>
  );
}
