import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { sumPrices } from '../../../contracts/money.ts';
import { returnGoods } from '../../../contracts/order-revisions.ts';
import { callRecorded } from '../../http/api.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { refetchChanged } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, Select, TextInput } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Price } from '../../ui/price.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './edit-order.module.css';
import { liveOrders } from './order-line.ts';

/** Takes goods of a delivered order back; what is to be refunded stands with the payment afterwards. */
export function ReturnSheet({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { shell } = useWords();
  const { change, returns } = useAdminWords().orders;
  const language = useLanguage();
  const { offerUndo } = useUndo();
  const [back, setBack] = useState<Record<number, number>>({});
  const [isFeeRefunded, setFeeRefunded] = useState(false);
  const [reason, setReason] = useState('');
  const items = order.items.map((item) => ({ ...item, back: back[item.position] ?? 0 }));
  const sum = sumPrices([
    ...items.map(({ price, back: quantity }) => ({ price, quantity })),
    { price: order.delivery_fee, quantity: isFeeRefunded ? 1 : 0 },
  ]);
  const look = () => void refetchChanged({ queryKey: liveOrders }).catch(() => null);
  const { isBusy, failure, start } = useAction(async () => {
    const lines = items
      .filter((item) => item.back > 0)
      .map(({ position, back: quantity }) => ({ position, quantity }));
    const wanted = {
      ...{ id: order.id, revision: order.revision.number, lines, reason },
      refund_fee: isFeeRefunded,
    };
    const { activity } = await callRecorded(returnGoods, wanted).finally(look);
    onClose();
    if (activity !== null)
      offerUndo({ activity, subject: order.id, text: returns.done(order.number), onUndone: look });
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={returns.title}
      closeLabel={shell.close}
      busy={isBusy}
      foot={
        <>
          <p className={styles.total}>
            {returns.sum} <Price amount={sum} language={language} />
          </p>
          <Button busy={isBusy} disabled={sum === 0} onClick={start}>
            {returns.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {items.map(({ position, name, quantity, back: taken }) => (
          <Field key={position} label={<bdi>{name[language]}</bdi>}>
            <Select
              value={taken}
              onChange={({ target }) => setBack({ ...back, [position]: Number(target.value) })}
            >
              {Array.from({ length: quantity + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the count is what the option is.
                <option key={count} value={count}>
                  {count === 0 ? returns.nothing : returns.count(count, quantity)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {order.delivery_fee > 0 && (
          <Checkbox checked={isFeeRefunded} onChange={({ target }) => setFeeRefunded(target.checked)}>
            {returns.fee}
          </Checkbox>
        )}
        <Field label={change.reason} hint={change.reasonHint}>
          <TextInput maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {failure && <Alert isAnswer>{failure}</Alert>}
      </div>
    </Modal>
  );
}
