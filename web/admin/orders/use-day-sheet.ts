import { useState } from 'react';
import { getDaySheet, type Parcel } from '../../../contracts/admin-orders.ts';
import type { Store } from '../../../contracts/catalogue.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import type { OrderStatus } from '../../../contracts/orders.ts';
import { call } from '../../http/api.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { liveOrders } from './order-stream.ts';
import { keyOf, shareOf } from './picked.ts';
import { useStatusChange } from './use-status-change.ts';

export type Sheet = AnswerOf<typeof getDaySheet>;
type Goods = Pick<Sheet, 'products' | 'parcels'>;

/**
 * A snapshot of the pick list: live updates must not move rows while it is in use. Later changes are offered as a
 * refresh: the number of new orders; 0 when others were changed or removed, null for none. A status set here updates
 * its row, and does not count as a change.
 */
export function useDaySheet(store: Store | undefined, day: string) {
  const loaded = useFetched(
    {
      queryKey: [...liveOrders, 'day sheet', store, day],
      queryFn: ({ signal }) => call(getDaySheet, { store, day }, { signal }),
    },
    { forForm: true },
  );
  const [taken, setTaken] = useState<{ of: string; sheet: Sheet }>();
  const { data: latest } = loaded;
  const asked = `${day} ${store}`;
  const take = () => latest && setTaken({ of: asked, sheet: latest });
  const shown = taken?.of === asked ? taken.sheet : undefined;
  if (!shown) take();
  const [steps, setSteps] = useState<ReadonlyMap<string, OrderStatus>>(new Map());
  const change = useStatusChange({
    onChanged: ({ order, to }) => setSteps((before) => new Map([...before, [order.number, to]])),
  });
  const waiting = shown && latest ? countNew(without(shown, steps), without(latest, steps)) : null;
  const data = shown && { ...shown, parcels: withStatuses(shown.parcels, latest?.parcels ?? [], steps) };
  return { loaded: { ...loaded, data }, waiting, refresh: take, change };
}

/** The parcels with their present statuses. One that has left the sheet has the status that it was given here, if any. */
function withStatuses(shown: Parcel[], latest: Parcel[], steps: ReadonlyMap<string, OrderStatus>): Parcel[] {
  const now = new Map(latest.map(({ number, status }) => [number, status]));
  return shown.map((parcel) => ({
    ...parcel,
    status: now.get(parcel.number) ?? steps.get(parcel.number) ?? parcel.status,
  }));
}

/** The sheet without the orders that were given a status here. */
const without = ({ products, parcels }: Sheet, steps: ReadonlyMap<string, OrderStatus>): Goods => ({
  products: products.map((product) => ({
    ...product,
    orders: product.orders.filter(({ number }) => !steps.has(number)),
  })),
  parcels: parcels.filter(({ number }) => !steps.has(number)),
});

/** The goods to pick per order, and the orders under way. */
const sharesIn = ({ products, parcels }: Goods): Set<string> =>
  new Set([
    ...products.flatMap((product) => product.orders.map((order) => `${keyOf(product)} ${shareOf(order)}`)),
    ...parcels.flatMap(({ number, status }) => (status === 'shipped' ? [number] : [])),
  ]);
const numbersIn = ({ parcels }: Goods): Set<string> => new Set(parcels.map(({ number }) => number));

function countNew(shown: Goods, latest: Goods): number | null {
  if (sharesIn(shown).symmetricDifference(sharesIn(latest)).size === 0) return null;
  return numbersIn(latest).difference(numbersIn(shown)).size;
}
