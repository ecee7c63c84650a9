import { useState } from 'react';
import { applyImport, type ProductImport } from '../../../contracts/imports.ts';
import { call } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';

type ApplyButtonProps = { value: ProductImport; onStarted: (value: ProductImport) => void };

/** Applies the import after confirmation; button and dialog say that invalid lines are skipped. */
export function ApplyButton({ value, onStarted }: ApplyButtonProps) {
  const words = useAdminWords().imports;
  const [isAsking, setAsking] = useState(false);
  const { add, change, refuse } = value.counts;
  const count = add + change;
  const { isBusy, failure, start } = useAction(async () => {
    const begun = await call(applyImport, { id: value.id, without_refused: refuse > 0 });
    setAsking(false);
    onStarted(begun);
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {refuse > 0 ? words.applyWithout(count) : words.apply(count)}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.applyQuestion(count)}
        closeLabel={words.close}
        width="narrow"
        busy={isBusy}
        foot={
          <>
            <Button variant="line" disabled={isBusy} onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <Button busy={isBusy} onClick={start}>
              {words.apply(count)}
            </Button>
          </>
        }
      >
        {failure && <Alert>{failure}</Alert>}
        {refuse > 0 && <p>{words.withoutText(refuse)}</p>}
        {value.alike > 0 && <p>{words.alike(value.alike)}</p>}
        <p className="muted">{words.applyText}</p>
      </Modal>
    </>
  );
}
