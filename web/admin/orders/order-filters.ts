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

export const periods = ['always', 'today', 'yesterday', 'week', 'month', 'custom'] as const;
type Period = (typeof periods)[number];

export const dueDays = ['today', 'tomorrow', 'day'] as const;
type DueDay = (typeof dueDays)[number];

/** List filters as URL search parameters, so that Back, reload and bookmarks restore them. */
export type OrderFilters = {
  status: OrderStatus | null;
  period: Period;
  /** `YYYY-MM-DD` or empty; only used for the period `custom`. */
  from: string;
  to: string;
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
  const { period, due } = filters;
  // Days are only set where the other filter uses them.
  const days = {
    ...(period !== 'custom' && { from: null, to: null }),
    ...(due !== 'day' && { dueOn: null }),
  };
  useKnownFilters({ ...filters, ...days });
  const change = (changes: Partial<OrderFilters>, isTyping = false) =>
    changeQuery((current) => writeFilters({ ...readFilters(current), ...changes }), { isTyping });
  return { filters, change };
}

/** Unknown values are ignored; for the area this is decided once all areas are loaded. */
function readFilters(query: URLSearchParams, areas?: { id: string }[]): OrderFilters {
  const store = query.get('store');
  const area = query.get('area') ?? '';
  const isArea = areas ? areas.some(({ id }) => id === area) : uuid.test(area);
  const day = (name: string) => [query.get(name) ?? ''].find(isDay) ?? '';
  return {
    status: orderStatuses.find((status) => status === query.get('status')) ?? null,
    period: periods.find((period) => period === query.get('period')) ?? 'always',
    from: day('from'),
    to: day('to'),
    store: isStore(store) ? store : null,
    payment: paymentStates.find((state) => state === query.get('payment')) ?? null,
    due: dueDays.find((due) => due === query.get('due')) ?? null,
    dueOn: day('dueOn'),
    area: area === pickupFilter || isArea ? area : '',
    q: query.get('q') ?? '',
  };
}

/** Parses changed parameters as filters. */
export function filtersOf(changes: Record<string, string>): Partial<OrderFilters> {
  const read = readFilters(new URLSearchParams(changes));
  return Object.fromEntries(Object.entries(read).filter(([name]) => name in changes));
}

function writeFilters({ period, from, to, dueOn, ...others }: OrderFilters): URLSearchParams {
  const isCustom = period === 'custom';
  const entries = {
    ...others,
    period: period === 'always' ? null : period,
    from: isCustom ? from : null,
    to: isCustom ? to : null,
    dueOn: others.due === 'day' ? dueOn : null,
  };
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** Input of the list endpoint. Days are those of Amman (time zone), counted from today. */
export function inputOf({
  status,
  period,
  from,
  to,
  store,
  payment,
  due,
  dueOn,
  area,
  q,
}: OrderFilters): InputOf<typeof listAdminOrders> {
  const days: Record<Period, { from?: string | undefined; to?: string | undefined }> = {
    always: {},
    today: { from: dayInAmman() },
    yesterday: { from: dayFromToday(-1), to: dayFromToday(-1) },
    week: { from: dayFromToday(-6) },
    month: { from: dayFromToday(-29) },
    custom: { from: from || undefined, to: to || undefined },
  };
  const dueDay = { today: dayInAmman(), tomorrow: dayFromToday(1), day: dueOn || undefined };
  return {
    status: status ?? undefined,
    store: store ?? undefined,
    payment: payment ?? undefined,
    due: due ? dueDay[due] : undefined,
    area: area || undefined,
    q: q.trim().slice(0, 200) || undefined,
    ...days[period],
  };
}
