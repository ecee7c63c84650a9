import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type QuestionProps = {
  title: string;
  /** What is done where nothing else is chosen, at the end of the line. */
  yes: string;
  onYes: () => void;
  other: string;
  /** The same as closing, unless told. */
  onOther?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question with two answers, asked before anything is sent. */
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
