import { useState } from 'react';
import { type ProductImport, undoImport } from '../../../contracts/imports.ts';
import { call } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';

type UndoButtonProps = { value: ProductImport; onUndone: (value: ProductImport) => void };

/** Undoes the import after confirmation; says so when nothing of it can be undone. */
export function UndoButton({ value, onUndone }: UndoButtonProps) {
  const words = useAdminWords().imports;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, start } = useAction(async () => {
    const undone = await call(undoImport, { id: value.id });
    setAsking(false);
    onUndone(undone);
  });
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {words.undo}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.undoQuestion}
        closeLabel={words.close}
        width="narrow"
        busy={isBusy}
        foot={
          <>
            <Button variant="line" disabled={isBusy} onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <Button variant="bad" busy={isBusy} onClick={start}>
              {words.undo}
            </Button>
          </>
        }
      >
        {failure && <Alert>{failure}</Alert>}
        <p className="muted">
          {words.undoText(value.counts.add, value.counts.change)} {words.undoLeaves}
        </p>
      </Modal>
    </>
  );
}
