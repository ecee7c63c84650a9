import { type ReactNode, useEffect, useRef } from 'react';
import { type listAdminOrders, pickupFilter } from '../../../contracts/admin-orders.ts';
import { stores } from '../../../contracts/catalogue.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { type OrderStatus, orderStatuses } from '../../../contracts/orders.ts';
import { paymentWords } from '../../../contracts/payment-words.ts';
import { paymentStates } from '../../../contracts/payments.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { centreInRow } from '../centre-in-row.ts';
import { areasQuery } from '../delivery/area-queries.ts';
import { ListFilters } from '../list-filters.tsx';
import { usePeriodFields } from '../period.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './filter-bar.module.css';
import { dueDays, filtersOf, type OrderFilters } from './order-filters.ts';

type FilterBarProps = {
  filters: OrderFilters;
  change: (changes: Partial<OrderFilters>, isTyping?: boolean) => void;
  /** Has the number of orders per status that match the other filters. */
  page: AnswerOf<typeof listAdminOrders>['page'] | undefined;
  children: ReactNode;
};

export function FilterBar({ filters, change, page, children }: FilterBarProps) {
  const { catalogue } = useWords();
  const { orders, payments } = useAdminWords();
  const language = useLanguage();
  const { data: areas } = useFetched(areasQuery);
  const [period, ...days] = usePeriodFields(filters);
  return (
    <>
      <ListFilters
        search={{ label: orders.search, placeholder: orders.searchHint, value: filters.q }}
        fields={[
          {
            name: 'due',
            label: orders.due,
            value: filters.due ?? '',
            options: [
              ['', orders.dueDays.always],
              ...dueDays.map((one) => [one, orders.dueDays[one]] as const),
            ],
          },
          { name: 'dueOn', label: orders.dueOn, value: filters.dueOn, needs: ['due', 'day'] },
          {
            name: 'area',
            label: orders.area,
            value: filters.area,
            options: [
              ['', orders.allAreas],
              [pickupFilter, orders.pickup],
              ...(areas ?? []).map(({ id, name }) => [id, name[language]] as const),
            ],
          },
          period,
          {
            name: 'store',
            label: orders.store,
            value: filters.store ?? '',
            options: [
              ['', orders.bothStores],
              ...stores.map((store) => [store, catalogue.stores[store].name] as const),
            ],
          },
          {
            name: 'payment',
            label: payments.title,
            value: filters.payment ?? '',
            options: [
              ['', payments.all],
              ...paymentStates.map((state) => [state, paymentWords[language].states[state]] as const),
            ],
          },
          ...days,
        ]}
        onChange={(changes) => change(filtersOf(changes), 'q' in changes)}
      >
        {children}
      </ListFilters>
      <Statuses chosen={filters.status} onChoose={(status) => change({ status })} page={page} />
    </>
  );
}

type StatusesProps = Pick<FilterBarProps, 'page'> & {
  chosen: OrderStatus | null;
  onChoose: (status: OrderStatus | null) => void;
};

/** On a phone one row that scrolls horizontally, with the chosen status in view. */
function Statuses({ chosen, onChoose, page }: StatusesProps) {
  const { orders } = useAdminWords();
  const row = useRef<HTMLDivElement>(null);
  const isCounted = page !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice moves the row, and so do the counts, which widen the buttons.
  useEffect(() => centreInRow(row.current, '[aria-pressed="true"]'), [chosen, isCounted]);
  const countOf = (statuses: readonly OrderStatus[]) => {
    if (!page) return '…';
    const isCut = statuses.some((status) => page.capped_statuses?.includes(status));
    return `${statuses.reduce((sum, status) => sum + page.counts[status], 0)}${isCut ? '+' : ''}`;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser.
    <div ref={row} className={styles.statuses} role="group" aria-label={orders.status}>
      <StatusButton
        name={orders.all}
        count={countOf(orderStatuses)}
        isOn={chosen === null}
        onPress={() => onChoose(null)}
      />
      {orderStatuses.map((one) => (
        <StatusButton
          key={one}
          name={orders.statuses[one]}
          count={countOf([one])}
          isOn={chosen === one}
          onPress={() => onChoose(one)}
        />
      ))}
    </div>
  );
}

type StatusButtonProps = { name: string; count: string; isOn: boolean; onPress: () => void };

function StatusButton({ name, count, isOn, onPress }: StatusButtonProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress}>
      {name} <span className="num">{count}</span>
    </button>
  );
}
