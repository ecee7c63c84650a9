import { useState } from 'react';
import type { Order } from '../../contracts/orders.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { OrderItems } from '../orders/order-items.tsx';
import { Button } from '../ui/button.tsx';

/** How many lines are shown before "show more". */
const linesAtFirst = 3;

/** The ordered goods; a long order is collapsed to its first lines. */
export function FirstLines({ items, status }: Pick<Order, 'items' | 'status'>) {
  const { orders } = useCustomerWords();
  const [isWhole, setWhole] = useState(items.length <= linesAtFirst + 1);
  if (isWhole) return <OrderItems items={items} status={status} />;
  return (
    <div>
      <OrderItems items={items.slice(0, linesAtFirst)} status={status} />
      <Button variant="text" size="sm" onClick={() => setWhole(true)}>
        {orders.moreLines(items.length - linesAtFirst)}
      </Button>
    </div>
  );
}
