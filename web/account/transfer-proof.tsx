import { useRef, useState } from 'react';
import type { Order } from '../../contracts/orders.ts';
import { maxProofs } from '../../contracts/payment-proofs.ts';
import { ApiError } from '../http/api.ts';
import { usePayToWords } from '../i18n/use-pay-to-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { OrderActions } from './order-actions.ts';
import styles from './transfer-proof.module.css';

/** Sends the seller a picture of a due transfer; while a proposal is unanswered, only lists what was sent. */
export function TransferProof({ order, actions }: { order: Order; actions: OrderActions }) {
  const say = usePayToWords();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const file = useRef<File>(null);
  const { isBusy, failure, start } = useAction(async () => {
    if (!file.current) return;
    setRefused(false);
    try {
      const { readPicture } = await import('./read-picture.ts');
      const picture = await readPicture(file.current).catch(() => null);
      if (picture === null) return setRefused(true);
      await actions.addProof(picture);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'validation_failed')) throw error;
      setRefused(true);
    } finally {
      await actions.refetch();
    }
  });
  const proofs = order.pay_to?.proofs ?? 0;
  const waits = order.revision.proposed !== null;
  if (!order.pay_to || (waits && proofs === 0)) return null;
  return (
    <section className={styles.proof} aria-label={say.proof}>
      <p role="status">{proofs > 0 ? say.proofSent(proofs) : say.proofWhy}</p>
      {isRefused && <Alert isAnswer>{say.proofRefused}</Alert>}
      {failure && <Alert isAnswer>{failure}</Alert>}
      {!waits && proofs < maxProofs && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            hidden
            onChange={({ target }) => {
              file.current = target.files?.[0] ?? null;
              target.value = '';
              start();
            }}
          />
          <Button size="sm" variant="line" busy={isBusy} onClick={() => input.current?.click()}>
            {proofs > 0 ? say.proofMore : say.proof}
          </Button>
        </>
      )}
    </section>
  );
}
