import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { keptDiscountJd } from '../../../contracts/coupons.ts';
import { sumPrices } from '../../../contracts/money.ts';
import { returnGoods } from '../../../contracts/order-revisions.ts';
import { callRecorded } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { OrderChanges } from '../../orders/order-changes.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, TextInput } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { Price } from '../../ui/price.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { parseAmount } from '../parse-amount.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { ChoiceWaits, VersionChoice } from '../version-choice.tsx';
import styles from './edit-order.module.css';
import { seenOf } from './order-draft.ts';
import { refetchOrdersAfterWrite } from './order-stream.ts';
import { type ReturnDraft, ReturnLine } from './return-line.tsx';

const untouched: ReturnDraft = { back: 0, price: '', reason: '' };

/** JD by which one of those that stay costs less; not a number while what was typed is no price. */
const loweredBy = ({ price, draft }: { price: number; draft: ReturnDraft }): number =>
  draft.price === '' ? 0 : price - parseAmount(draft.price);

/** What is wrong with a lowered price, by field. A reason without its price would be lost. */
function faultsOf(item: { price: number; draft: ReturnDraft }): ('price' | 'reason')[] {
  const hasReason = item.draft.reason.trim() !== '';
  if (item.draft.price === '') return hasReason ? ['price'] : [];
  return [...(loweredBy(item) > 0 ? [] : (['price'] as const)), ...(hasReason ? [] : (['reason'] as const))];
}

/** Takes goods of a delivered order back, or lowers their price; what is to be refunded stands with the payment afterwards. */
export function ReturnSheet({ order: now, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { change, returns } = useAdminWords().orders;
  const language = useLanguage();
  const { offerUndo } = useUndo();
  const [drafts, setDrafts] = useState<Record<number, ReturnDraft>>({});
  // The return is from the order as it was when it was begun, until a later revision is chosen.
  const [order, setOrder] = useState(now);
  const [tries, setTries] = useState(0);
  const form = useFocusFirstInvalid<HTMLDivElement>(tries);
  const [isFeeRefunded, setFeeRefunded] = useState(false);
  const [reason, setReason] = useState('');
  const items = order.items.map((item) => ({ ...item, draft: drafts[item.position] ?? untouched }));
  const goodsBack = sumPrices([
    ...items.map(({ price, draft }) => ({ price, quantity: draft.back })),
    ...items.map((item) => ({ price: loweredBy(item), quantity: item.quantity - item.draft.back })),
  ]);
  // Goods are refunded at what was paid for them: their part of a discount is not.
  const left = sumPrices([
    { price: order.subtotal, quantity: 1 },
    { price: -goodsBack, quantity: 1 },
  ]);
  const sum = sumPrices([
    { price: goodsBack, quantity: 1 },
    { price: keptDiscountJd(order.discount, order.subtotal, left) - order.discount, quantity: 1 },
    { price: order.delivery_fee, quantity: isFeeRefunded ? 1 : 0 },
  ]);
  const isChanged =
    isFeeRefunded ||
    reason !== '' ||
    Object.values(drafts).some((draft) => draft.back > 0 || draft.price + draft.reason !== '');
  const { isBusy, failure, start } = useAction(async () => {
    if (items.some((item) => faultsOf(item).length > 0)) return setTries((before) => before + 1);
    const lines = items
      .filter(({ draft }) => draft.back > 0 || draft.price !== '')
      .map(({ position, draft: { back, price, reason } }) => ({
        ...{ position, quantity: back },
        ...(price !== '' && { price: parseAmount(price), reason }),
      }));
    const wanted = {
      ...{ id: order.id, revision: order.revision.number, lines, reason },
      refund_fee: isFeeRefunded,
    };
    const { activity } = await callRecorded(returnGoods, wanted).finally(refetchOrdersAfterWrite);
    onClose();
    if (activity !== null)
      offerUndo({
        activity,
        subject: order.id,
        text: returns.done(order.number),
        onUndone: refetchOrdersAfterWrite,
      });
  });
  // While it is being saved, the later revision is its own.
  const isOutdated = !isBusy && seenOf(now) !== seenOf(order);
  // No more comes back than there is by now.
  const addMine = () => {
    const kept = now.items.map(({ position, quantity }) => {
      const draft = drafts[position] ?? untouched;
      return [position, { ...draft, back: Math.min(draft.back, quantity) }] as const;
    });
    setDrafts(Object.fromEntries(kept));
    setFeeRefunded(isFeeRefunded && now.delivery_fee > 0);
    setOrder(now);
  };
  return (
    <FormModal
      isChanged={isChanged}
      onClose={onClose}
      title={returns.title}
      busy={isBusy}
      foot={
        isOutdated ? (
          <ChoiceWaits />
        ) : (
          <>
            <p className={styles.total}>
              {returns.sum} {sum >= 0 && <Price amount={sum} language={language} />}
            </p>
            <Button busy={isBusy} disabled={sum === 0} onClick={start}>
              {returns.save}
            </Button>
          </>
        )
      }
    >
      <div ref={form} className={styles.form}>
        {items.length > 1 && (
          <div>
            <Button
              size="sm"
              variant="line"
              onClick={() =>
                setDrafts(
                  Object.fromEntries(
                    items.map(({ position, quantity }) => [position, { ...untouched, back: quantity }]),
                  ),
                )
              }
            >
              {returns.all}
            </Button>
          </div>
        )}
        {items.map(({ draft, ...item }) => (
          <ReturnLine
            key={item.position}
            item={item}
            draft={draft}
            faults={tries > 0 ? faultsOf({ price: item.price, draft }) : []}
            onChange={(next) => setDrafts({ ...drafts, [item.position]: next })}
          />
        ))}
        {order.delivery_fee > 0 && (
          <Checkbox checked={isFeeRefunded} onChange={({ target }) => setFeeRefunded(target.checked)}>
            {returns.fee}
          </Checkbox>
        )}
        <Field label={change.reason} hint={change.reasonHint}>
          <TextInput maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {isOutdated ? (
          <VersionChoice
            text={change.conflict}
            onTakeTheirs={() => {
              setDrafts({});
              setFeeRefunded(false);
              setReason('');
              setOrder(now);
            }}
            mine={{ onAdd: addMine, hint: returns.addMineHint }}
          >
            <OrderChanges order={order} proposal={{ ...now, reason: '' }} />
          </VersionChoice>
        ) : (
          failure && <Alert isAnswer>{failure}</Alert>
        )}
      </div>
    </FormModal>
  );
}
