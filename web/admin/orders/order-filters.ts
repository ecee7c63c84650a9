import { useSearchParams } from 'react-router';
import { type listAdminOrders, pickupFilter } from '../../../contracts/admin-orders.ts';
import { dayFromToday, dayInAmman, isDay } from '../../../contracts/calendar-day.ts';
import { isStore, type Store } from '../../../contracts/catalogue.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { type OrderStatus, orderStatuses } from '../../../contracts/orders.ts';
import { type PaymentState, paymentStates } from '../../../contracts/payments.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { useChangeQuery } from '../../ui/use-change-query.ts';
import { areasQuery } from '../delivery/area-queries.ts';
import { useKnownFilters } from '../list-query.ts';
import { daysOf, type Period, readPeriod, writePeriod } from '../period.ts';

export const dueDays = ['today', 'tomorrow', 'day'] as const;
type DueDay = (typeof dueDays)[number];

/** List filters as URL search parameters, so that Back, reload and bookmarks restore them. */
export type OrderFilters = Period & {
  status: OrderStatus | null;
  store: Store | null;
  payment: PaymentState | null;
  due: DueDay | null;
  /** `YYYY-MM-DD` or empty; only used when `due` is `day`. */
  dueOn: string;
  /** The id of a delivery area, or `pickup`. */
  area: string;
  q: string;
};

export const isNarrowed = ({ status, period, store, payment, due, area, q }: OrderFilters): boolean =>
  [status, store, payment, due].some((one) => one !== null) || period !== 'always' || area !== '' || q !== '';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The list without any filter. */
export const allOrders: OrderFilters = readFilters(new URLSearchParams());

export function useOrderFilters() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const { data: areas } = useFetched(areasQuery);
  const filters = readFilters(query, areas);
  // Days are only set where the other filter uses them.
  const dueOn = filters.due === 'day' ? filters.dueOn : null;
  useKnownFilters({ ...filters, ...writePeriod(filters), dueOn });
  const change = (changes: Partial<OrderFilters>, isTyping = false) =>
    changeQuery((current) => writeFilters({ ...readFilters(current), ...changes }), { isTyping });
  return { filters, change };
}

/** Unknown values are ignored; for the area this is decided once all areas are loaded. */
function readFilters(query: URLSearchParams, areas?: { id: string }[]): OrderFilters {
  const store = query.get('store');
  const area = query.get('area') ?? '';
  const isArea = areas ? areas.some(({ id }) => id === area) : uuid.test(area);
  return {
    status: orderStatuses.find((status) => status === query.get('status')) ?? null,
    ...readPeriod(query),
    store: isStore(store) ? store : null,
    payment: paymentStates.find((state) => state === query.get('payment')) ?? null,
    due: dueDays.find((due) => due === query.get('due')) ?? null,
    dueOn: [query.get('dueOn') ?? ''].find(isDay) ?? '',
    area: area === pickupFilter || isArea ? area : '',
    q: query.get('q') ?? '',
  };
}

/** Parses changed parameters as filters. */
export function filtersOf(changes: Record<string, string>): Partial<OrderFilters> {
  const read = readFilters(new URLSearchParams(changes));
  return Object.fromEntries(Object.entries(read).filter(([name]) => name in changes));
}

function writeFilters(filters: OrderFilters): URLSearchParams {
  const dueOn = filters.due === 'day' ? filters.dueOn : null;
  const entries = { ...filters, ...writePeriod(filters), dueOn };
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** Input of the list endpoint. */
export function inputOf(filters: OrderFilters): InputOf<typeof listAdminOrders> {
  const { status, store, payment, due, dueOn, area, q } = filters;
  const dueDay = { today: dayInAmman(), tomorrow: dayFromToday(1), day: dueOn || undefined };
  return {
    status: status ?? undefined,
    store: store ?? undefined,
    payment: payment ?? undefined,
    due: due ? dueDay[due] : undefined,
    area: area || undefined,
    q: q.trim().slice(0, 200) || undefined,
    ...daysOf(filters),
  };
}
