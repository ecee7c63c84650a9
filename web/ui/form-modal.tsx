import { type ComponentProps, useState } from 'react';
import { useWords } from '../i18n/language.tsx';
import { useUnsavedWords } from '../i18n/use-unsaved-words.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { useUnloadQuestion } from './use-unload-question.ts';

type FormModalProps = Omit<ComponentProps<typeof Modal>, 'open' | 'closeLabel' | 'hasForm'> & {
  /** Unsaved changes: whether closing now would lose something. */
  isChanged: boolean;
};

/** An open dialog with a form in it. Unsaved changes: Esc, Back, the backdrop, the close button and a reload ask before they are lost. */
export function FormModal({ isChanged, onClose, ...modal }: FormModalProps) {
  const { shell } = useWords();
  const say = useUnsavedWords();
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  useUnloadQuestion(isChanged);
  return (
    <>
      <Modal
        {...modal}
        open
        hasForm
        asksBeforeClosing={isChanged}
        closeLabel={shell.close}
        onClose={() => (isChanged ? setAsking(true) : onClose())}
      />
      <Modal
        open={isAsking}
        onClose={stay}
        title={say.closeTitle}
        closeLabel={shell.close}
        width="narrow"
        foot={
          <>
            <Button variant="line" onClick={stay}>
              {say.stay}
            </Button>
            <Button variant="bad" onClick={onClose}>
              {say.close}
            </Button>
          </>
        }
      >
        <p className="muted">{say.text}</p>
      </Modal>
    </>
  );
}
