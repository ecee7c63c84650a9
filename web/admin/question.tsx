import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type QuestionProps = {
  title: string;
  /** The label of the default action, at the end of the line. */
  yes: string;
  onYes: () => void;
  other: string;
  /** The second action; by default the same as closing. */
  onOther?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with two actions, before anything is sent. */
export function Question({ title, yes, onYes, other, onClose, onOther = onClose, children }: QuestionProps) {
  const { shell } = useWords();
  return (
    <Modal
      open
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={onOther}>
            {other}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
