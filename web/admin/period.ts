import { dayFromToday, dayInAmman, isDay } from '../../contracts/calendar-day.ts';
import type { FilterField } from './list-filters.tsx';
import { useAdminWords } from './use-admin-words.ts';

const periods = ['always', 'today', 'yesterday', 'week', 'month', 'custom'] as const;

/** The days to which a list is limited, as in its address. */
export type Period = {
  period: (typeof periods)[number];
  /** `YYYY-MM-DD` or empty; only used for the period `custom`. */
  from: string;
  to: string;
};

/** Unknown values are ignored. */
export function readPeriod(query: URLSearchParams): Period {
  const day = (name: string) => [query.get(name) ?? ''].find(isDay) ?? '';
  return {
    period: periods.find((period) => period === query.get('period')) ?? 'always',
    from: day('from'),
    to: day('to'),
  };
}

/** The parameters of the address; null where one has nothing to say. */
export function writePeriod({ period, from, to }: Period) {
  const isCustom = period === 'custom';
  return {
    period: period === 'always' ? null : period,
    from: isCustom ? from : null,
    to: isCustom ? to : null,
  };
}

/** Days in Amman, counted from today. Custom days that were entered in reverse order are swapped. */
export function daysOf({ period, from, to }: Period): { from?: string | undefined; to?: string | undefined } {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  const days = {
    always: {},
    today: { from: dayInAmman() },
    yesterday: { from: dayFromToday(-1), to: dayFromToday(-1) },
    week: { from: dayFromToday(-6) },
    month: { from: dayFromToday(-29) },
    custom: { from: first || undefined, to: last || undefined },
  };
  return days[period];
}

/** The fields of a list's filters: the period, and the days of a custom one. */
export function usePeriodFields({ period, from, to }: Period): [FilterField, FilterField, FilterField] {
  const { orders } = useAdminWords();
  return [
    {
      name: 'period',
      label: orders.period,
      value: period === 'always' ? '' : period,
      options: periods.map((one) => [one === 'always' ? '' : one, orders.periods[one]]),
    },
    { name: 'from', label: orders.from, value: from, needs: ['period', 'custom'] },
    { name: 'to', label: orders.to, value: to, needs: ['period', 'custom'], since: 'from' },
  ];
}
