import { Link } from 'react-router';
import type { StockMovement } from '../../../contracts/stock.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { OrderNumber } from '../../ui/typed-text.tsx';
import { Card } from '../card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './stock.module.css';

/** The ledger of a product's stock, latest first. */
export function MovementList({ movements }: { movements: StockMovement[] }) {
  const { stock: say } = useAdminWords();
  if (movements.length === 0) return null;
  return (
    <Card title={say.movements}>
      <ol className={styles.movements}>
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ol>
    </Card>
  );
}

function Movement({ movement }: { movement: StockMovement }) {
  const { orders, stock: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { kind, quantity, left, note, at, by, order, reverses } = movement;
  // For an entry that reverses an earlier one: “−4 came in” would read as arrived goods.
  const undone: Partial<Record<StockMovement['kind'], string>> = say.undone;
  const what = (reverses !== null && undone[kind]) || say.kinds[kind];
  return (
    <li>
      <b>
        <bdi dir="ltr" className="num">
          {quantity > 0 ? `+${quantity}` : String(quantity).replace('-', '−')}
        </bdi>{' '}
        {what}{' '}
        {order && (
          <Link className="link" to={path(`/admin/orders/${order.id}`)}>
            <OrderNumber>{order.number}</OrderNumber>
          </Link>
        )}
      </b>
      <span className={styles.left}>{say.leftOf(left)}</span>
      {note && <bdi dir="auto">{note}</bdi>}
      <small className="muted num">
        {by && `${orders.by(by.name)} · `}
        {formatMoment(at, language)}
      </small>
    </li>
  );
}
