import { couponWords } from '../../contracts/coupon-words.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { sumPrices } from '../../contracts/money.ts';
import {
  type Contents,
  changedLines,
  isAddressChanged,
  isFeeChanged,
  isSlotChanged,
  type LineChange,
} from '../../contracts/order-changes.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatSlot, slotName } from '../../contracts/slot-words.ts';
import { formatSize } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Price } from '../ui/price.tsx';
import { keepUnits, TypedText } from '../ui/typed-text.tsx';
import { AddressLine } from './address-line.tsx';
import { Fee, feeOf } from './fee.tsx';
import styles from './order-changes.module.css';

type Item = Order['items'][number];
type ChangeProps = { order: Contents; proposal: Contents & { reason: string } };

/** The differences of a proposed or completed change: each line that differs, fee, address and total, before and after. */
export function OrderChanges({ order, proposal }: ChangeProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const isFeeNamed = order.delivery.fee_pending && !proposal.delivery.fee_pending;
  return (
    <div className={styles.changes}>
      {proposal.reason && (
        <p className={styles.reason}>
          <TypedText>{proposal.reason}</TypedText>
        </p>
      )}
      <ul className={styles.lines}>
        {changedLines(order, proposal).map((change) => (
          <Line
            key={change.after === null ? change.before.position : change.after.position}
            change={change}
          />
        ))}
        <DiscountChange order={order} proposal={proposal} />
        <FeeChange order={order} proposal={proposal} />
        <AddressChange order={order} proposal={proposal} />
        <SlotChange order={order} proposal={proposal} />
      </ul>
      {/* A total with delivery isn’t compared with one without: it would read as a higher price. */}
      {isFeeNamed && (
        <p className={styles.total}>
          {feeWords[language].totalWithout} <Price amount={order.total} language={language} />
        </p>
      )}
      <p className={isFeeNamed ? undefined : styles.total}>
        {proposal.delivery.fee_pending ? feeWords[language].totalWithout : orders.total}{' '}
        {!isFeeNamed && order.total !== proposal.total && (
          <>
            <del>
              <Price amount={order.total} language={language} />
            </del>{' '}
          </>
        )}
        <b>
          <Price amount={proposal.total} language={language} />
        </b>
      </p>
    </div>
  );
}

function DiscountChange({ order, proposal }: ChangeProps) {
  const language = useLanguage();
  if (order.discount === proposal.discount) return null;
  return (
    <li>
      <b>{couponWords[language].discount}</b>
      <p>
        <del>
          <Price amount={order.discount} language={language} />
        </del>{' '}
        <ins>
          <Price amount={proposal.discount} language={language} />
        </ins>
      </p>
    </li>
  );
}

function FeeChange({ order, proposal }: ChangeProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  if (!isFeeChanged(order, proposal)) return null;
  return (
    <li>
      <b>{orders.fee}</b>
      <p>
        {!order.delivery.fee_pending && (
          <>
            <del>
              <Fee amount={feeOf(order)} language={language} />
            </del>{' '}
          </>
        )}
        <ins>
          <Fee amount={feeOf(proposal)} language={language} />
        </ins>
      </p>
    </li>
  );
}

function AddressChange({ order, proposal }: ChangeProps) {
  const { orders } = useCustomerWords();
  if (!isAddressChanged(order, proposal)) return null;
  return (
    <li>
      <b>{orders.address}</b>
      <p>
        <ins>
          <AddressLine of={proposal} />
        </ins>
      </p>
    </li>
  );
}

function SlotChange({ order, proposal }: ChangeProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  if (!isSlotChanged(order, proposal)) return null;
  const [before, after] = [order.delivery.slot, proposal.delivery.slot];
  return (
    <li>
      <b>{slotName[language]}</b>
      <p>
        {before && (
          <>
            <del>{keepUnits(formatSlot(before, language))}</del>{' '}
          </>
        )}
        <ins>{after ? keepUnits(formatSlot(after, language)) : orders.changes.noSlot}</ins>
      </p>
    </li>
  );
}

function Line({ change: { before, after } }: { change: LineChange }) {
  const { changes } = useCustomerWords().orders;
  const kind = !after ? 'out' : !before ? 'added' : before.name.en === after.name.en ? 'changed' : 'replaced';
  return (
    <li data-kind={kind}>
      <b>{changes[kind]}</b>
      {before && (
        <p>
          <del>
            <Goods item={before} />
          </del>
        </p>
      )}
      {after && (
        <p>
          <ins>
            <Goods item={after} />
          </ins>
        </p>
      )}
      {after?.reason && (
        <p className="muted">
          <TypedText>{after.reason}</TypedText>
        </p>
      )}
    </li>
  );
}

function Goods({ item }: { item: Item }) {
  const language = useLanguage();
  return (
    <>
      {item.quantity} × <bdi>{item.name[language]}</bdi>
      {item.weight && (
        <>
          {' '}
          (<bdi>{formatSize(item.weight, language)}</bdi>)
        </>
      )}
      : <Price amount={sumPrices([item])} language={language} />
    </>
  );
}
