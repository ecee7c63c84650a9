import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { returnGoods } from '../../../contracts/order-revisions.ts';
import { callRecorded } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { OrderChanges } from '../../orders/order-changes.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
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
import { ReturnLine } from './return-line.tsx';
import { faultsOf, useReturnForm } from './use-return-form.ts';

type ReturnForm = ReturnType<typeof useReturnForm>;

/** Takes back goods of a delivered order, or lowers their price; the sum to refund then appears with the payment. */
export function ReturnSheet({ order: now, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { change, returns } = useAdminWords().orders;
  const language = useLanguage();
  const form = useReturnForm(now);
  const { order, refund } = form;
  const { tries, isBusy, failure, start } = useReturnSubmit(form, onClose);
  const element = useFocusFirstInvalid<HTMLDivElement>(tries);
  // While saving, a later revision is this form's own.
  const isOutdated = !isBusy && seenOf(now) !== seenOf(order);
  return (
    <FormModal
      isChanged={form.isChanged}
      onClose={onClose}
      title={returns.title}
      busy={isBusy}
      foot={
        isOutdated ? (
          <ChoiceWaits />
        ) : (
          <>
            <p className={styles.total}>
              {returns.sum} {refund >= 0 && <Price amount={refund} language={language} />}
            </p>
            <Button busy={isBusy} disabled={refund === 0} onClick={start}>
              {returns.save}
            </Button>
          </>
        )
      }
    >
      <div ref={element} className={styles.form}>
        <ReturnFields form={form} isTried={tries > 0} />
        {isOutdated ? (
          <VersionChoice
            text={change.conflict}
            onTakeTheirs={form.takeTheirs}
            mine={{ onAdd: form.addMine, hint: returns.addMineHint }}
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

/** Sends the return and offers to undo it. `tries` counts attempts with incomplete fields. */
function useReturnSubmit({ order, items, isFeeRefunded, reason }: ReturnForm, onClose: () => void) {
  const { returns } = useAdminWords().orders;
  const { offerUndo } = useUndo();
  const [tries, setTries] = useState(0);
  const action = useAction(async () => {
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
  return { tries, ...action };
}

/** The returned pieces of each line, whether the delivery fee is refunded, and the reason. */
function ReturnFields({ form, isTried }: { form: ReturnForm; isTried: boolean }) {
  const { change, returns } = useAdminWords().orders;
  const { order, items } = form;
  return (
    <>
      {items.length > 1 && (
        <div>
          <Button size="sm" variant="line" onClick={form.takeAllBack}>
            {returns.all}
          </Button>
        </div>
      )}
      {items.map((item) => (
        <ReturnLine
          key={item.position}
          item={item}
          draft={item.draft}
          faults={isTried ? faultsOf(item) : []}
          onChange={(draft) => form.changeItem(item.position, draft)}
        />
      ))}
      {order.delivery_fee > 0 && (
        <Checkbox checked={form.isFeeRefunded} onChange={({ target }) => form.setFeeRefunded(target.checked)}>
          {returns.fee}
        </Checkbox>
      )}
      <Field label={change.reason} hint={change.reasonHint}>
        <TextInput
          maxLength={300}
          value={form.reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
      </Field>
    </>
  );
}
