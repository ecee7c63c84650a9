import type { Order } from '../../contracts/orders.ts';
import { OrderChanges } from '../orders/order-changes.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Icon } from '../ui/icon.tsx';

type WhatChangedProps = {
  title: string;
  of: Pick<NonNullable<Order['revision']['declined']>, 'before' | 'after'>;
};

/** The differences of a change, collapsed. */
export function WhatChanged({ title, of: { before, after } }: WhatChangedProps) {
  return (
    <details className={disclosure.disclosure}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <OrderChanges order={before} proposal={after} />
    </details>
  );
}
