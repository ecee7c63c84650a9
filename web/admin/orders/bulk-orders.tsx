import { useEffect, useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { feeWords } from '../../../contracts/fee-words.ts';
import { nextStatus, nextStep } from '../../../contracts/order-status-transitions.ts';
import { nameOfStatus } from '../../../contracts/order-words.ts';
import { advanceOrders, type OrderStatus, orderStatuses } from '../../../contracts/orders.ts';
import { call } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { keepUnits } from '../../ui/typed-text.tsx';
import styles from '../bulk/bulk.module.css';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { focusSelectButton } from '../bulk/select-button.tsx';
import type { useSelection } from '../bulk/use-selection.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { markSeen } from './new-orders.ts';
import { refetchOrdersAfterWrite } from './order-stream.ts';
import { PackingSlip } from './packing-slip.tsx';
import { useStepName } from './use-step-name.ts';

export type OrderSelection = ReturnType<typeof useSelection<AdminOrder>>;

/** Actions on the chosen orders: their next status, and printing all their packing slips. */
export function BulkOrders({ selection }: { selection: OrderSelection }) {
  const [slips, setSlips] = useState<AdminOrder[]>([]);
  useEffect(() => {
    if (slips.length === 0) return;
    const clear = () => setSlips([]);
    window.addEventListener('afterprint', clear);
    window.print();
    return () => window.removeEventListener('afterprint', clear);
  }, [slips]);
  return (
    <>
      <BulkBar selection={selection}>
        {(close) => <Actions selection={selection} onPrint={setSlips} onDone={close} />}
      </BulkBar>
      {slips.map((order) => (
        <PackingSlip key={order.id} order={order} />
      ))}
    </>
  );
}

type ActionsProps = {
  selection: OrderSelection;
  onPrint: (orders: AdminOrder[]) => void;
  onDone: () => void;
};

function Actions({ selection, onPrint, onDone }: ActionsProps) {
  const { bulk } = useAdminWords();
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const language = useLanguage();
  const nameOfStep = useStepName();
  const { items } = selection;
  const settled = Map.groupBy(
    items.filter((order) => !nextStep(order)),
    ({ status, delivery }) =>
      nextStatus(status) ? feeWords[language].pending : nameOfStatus(status, delivery.method, language),
  );
  const waiting = items.filter((order) => order.revision.proposed && nextStep(order));
  const toPack = items.filter(({ status }) => status !== 'cancelled');
  return (
    <div className={styles.sheet}>
      {leftOut.length > 0 && <Alert>{keepUnits(bulk.leftOut(leftOut))}</Alert>}
      {waiting.length > 0 && <p>{keepUnits(bulk.waiting(waiting.map(({ number }) => number)))}</p>}
      {orderStatuses.flatMap((to) => {
        const all = items.filter((order) => nextStep(order) === to);
        // Grouped by status name, as pickup orders have different ones.
        const ways = Map.groupBy(all, ({ delivery }) => nameOfStep(to, delivery.method));
        return [...ways].map(([name, orders]) => (
          <Advance
            key={name}
            to={to}
            name={name}
            orders={orders}
            chosen={items.length}
            onDone={(ids) => {
              setLeftOut(orders.filter(({ id }) => ids.includes(id)).map(({ number }) => number));
              if (ids.length > 0) return selection.narrowTo(ids);
              onDone();
              // Ends the selection: a second press would otherwise advance the same orders again.
              selection.stop();
              focusSelectButton();
            }}
          />
        ));
      })}
      {[...settled].map(([reason, orders]) => (
        <p key={reason} className="muted">
          {bulk.cannot(orders.length, reason)}
        </p>
      ))}
      {toPack.length > 0 ? (
        <Button variant="line" onClick={() => onPrint(toPack)}>
          {bulk.print(toPack.length)}
        </Button>
      ) : (
        <p>{bulk.nothingToDo}</p>
      )}
    </div>
  );
}

type AdvanceProps = {
  to: OrderStatus;
  name: string;
  orders: AdminOrder[];
  /** The number of chosen orders: the toast counts those that were skipped. */
  chosen: number;
  onDone: (leftOut: string[]) => void;
};

/** Advances those orders for which the status is the next one. */
function Advance({ to, name, orders, chosen, onDone }: AdvanceProps) {
  const { bulk, orders: say } = useAdminWords();
  const language = useLanguage();
  const { offerUndoOfAll } = useUndo();
  const { isBusy, failure, start } = useAction(async () => {
    const { changed, skipped, activities } = await call(advanceOrders, {
      ids: orders.map(({ id }) => id),
      status: to,
    });
    markSeen(...changed);
    const one = changed.length === 1 ? orders.find(({ id }) => id === changed[0]) : undefined;
    const done = one
      ? say.changed(one.number, nameOfStatus(to, one.delivery.method, language))
      : bulk.ordersNow(changed.length, to, orders[0]?.delivery.method ?? 'delivery');
    const unchanged = chosen - changed.length;
    const rest = skipped.length > 0 ? bulk.ordersUnchanged : bulk.ordersDeselected;
    if (changed.length > 0)
      offerUndoOfAll({
        activities,
        subject: one?.id ?? 'orders',
        text: unchanged > 0 ? `${done} · ${rest(unchanged)}` : done,
        onUndone: refetchOrdersAfterWrite,
      });
    refetchOrdersAfterWrite();
    onDone(skipped);
  });
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <Button block variant="line" busy={isBusy} onClick={start}>
        {bulk.step(name, orders.length)}
      </Button>
    </>
  );
}
