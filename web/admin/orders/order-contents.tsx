import type { getAdminOrder } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { isUnderWay } from '../../../contracts/order-status-transitions.ts';
import type { Order } from '../../../contracts/orders.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useUnsavedWords } from '../../i18n/use-unsaved-words.ts';
import { OrderItems } from '../../orders/order-items.tsx';
import { OrderPreferenceList } from '../../orders/order-preference-list.tsx';
import { OrderSums } from '../../orders/order-sums.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useHasChangeDraft } from './change-draft.ts';
import { EditOrder } from './edit-order.tsx';
import { nameWithSize } from './name-with-size.ts';
import styles from './order-facts.module.css';
import { ChangeMessageLink } from './order-proposal.tsx';
import { ReturnSheet } from './return-sheet.tsx';
import { changeToTell } from './use-change-message.ts';

type SeenOrder = AnswerOf<typeof getAdminOrder>;

/** Which sheet is open, by the button pressed: a step taken meanwhile by another administrator opens no other sheet. */
export type OrderSheet = 'change' | 'return';

type OrderContentsProps = {
  order: SeenOrder;
  sheet: OrderSheet | null;
  onSheet: (sheet: OrderSheet | null) => void;
};

/** The contents of an order, with buttons to change it or take goods back, and the last change to tell the customer. */
export function OrderContents({ order, sheet, onSheet }: OrderContentsProps) {
  const { change, returns } = useAdminWords().orders;
  const customer = useCustomerWords();
  const language = useLanguage();
  const unsaved = useUnsavedWords();
  const close = () => onSheet(null);
  const hasChangeDraft = useHasChangeDraft(order);
  const { items, returned } = order;
  const gone = returned.filter((line) => items.every(({ position }) => position !== line.position));
  const changed = order.revision.proposed ? null : changeToTell(order);
  return (
    <Card title={customer.orders.contents}>
      {changed && <ChangeMessageLink order={order} {...changed} />}
      <dl className={styles.facts}>
        <OrderPreferenceList order={order} />
      </dl>
      <OrderItems
        items={items}
        status={order.status}
        productsPath="/admin/products"
        noteOf={({ position, quantity }) => {
          const line = returned.find((one) => one.position === position);
          return line && <CameBack line={line} kept={quantity} />;
        }}
      />
      {gone.map((line) => (
        <div key={line.position}>
          <bdi>{nameWithSize(line, language)}</bdi>
          <CameBack line={line} kept={0} />
        </div>
      ))}
      <OrderSums order={order} />
      {isUnderWay(order.status) && hasChangeDraft && (
        <Alert tone="note">
          {change.unsaved}{' '}
          <Button size="sm" variant="line" onClick={() => onSheet('change')}>
            {unsaved.stay}
          </Button>
        </Alert>
      )}
      {isUnderWay(order.status) && (
        <Button size="sm" variant="line" onClick={() => onSheet('change')}>
          <Icon name="edit" />
          {change.title}
        </Button>
      )}
      {order.status === 'delivered' && items.length > 0 && (
        <Button size="sm" variant="line" onClick={() => onSheet('return')}>
          {returns.title}
        </Button>
      )}
      {sheet === 'return' && order.status === 'delivered' && <ReturnSheet order={order} onClose={close} />}
      {sheet === 'change' && isUnderWay(order.status) && <EditOrder order={order} onClose={close} />}
    </Card>
  );
}

/** How many pieces of a line came back, out of those delivered. */
function CameBack({ line: { quantity }, kept }: { line: Order['returned'][number]; kept: number }) {
  const { returns } = useAdminWords().orders;
  return <p className="muted">{returns.cameBack(quantity, quantity + kept)}</p>;
}
