import type { ReactNode } from 'react';
import { type listAdminOrders, pickupFilter } from '../../../contracts/admin-orders.ts';
import { stores } from '../../../contracts/catalogue.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { type OrderStatus, orderStatuses } from '../../../contracts/orders.ts';
import { paymentWords } from '../../../contracts/payment-words.ts';
import { paymentStates } from '../../../contracts/payments.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { areasQuery } from '../delivery/area-queries.ts';
import { ListFilters } from '../list-filters.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './filter-bar.module.css';
import { dueDays, filtersOf, type OrderFilters, periods } from './order-filters.ts';

type FilterBarProps = {
  filters: OrderFilters;
  change: (changes: Partial<OrderFilters>, isTyping?: boolean) => void;
  /** Tells how many orders of each status match the other filters. */
  page: AnswerOf<typeof listAdminOrders>['page'] | undefined;
  children: ReactNode;
};

export function FilterBar({ filters, change, page, children }: FilterBarProps) {
  const { catalogue } = useWords();
  const { orders, payments } = useAdminWords();
  const language = useLanguage();
  const { data: areas } = useFetched(areasQuery);
  const countOf = (statuses: readonly OrderStatus[]) => {
    if (!page) return '…';
    const isCut = statuses.some((status) => page.uncounted?.includes(status));
    return `${statuses.reduce((sum, status) => sum + page.counts[status], 0)}${isCut ? '+' : ''}`;
  };
  const status = (name: OrderStatus) => orders.statuses[name];
  return (
    <>
      <ListFilters
        search={{ label: orders.search, placeholder: orders.searchHint, value: filters.q }}
        fields={[
          {
            name: 'status',
            label: orders.status,
            value: filters.status ?? '',
            options: [
              ['', `${orders.all} ${countOf(orderStatuses)}`],
              ...orderStatuses.map((one) => [one, `${status(one)} ${countOf([one])}`] as const),
            ],
            isOnPhoneOnly: true,
          },
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
          {
            name: 'period',
            label: orders.period,
            value: filters.period === 'always' ? '' : filters.period,
            options: periods.map((one) => [one === 'always' ? '' : one, orders.periods[one]]),
          },
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
          { name: 'from', label: orders.from, value: filters.from, needs: ['period', 'custom'] },
          { name: 'to', label: orders.to, value: filters.to, needs: ['period', 'custom'] },
        ]}
        onChange={(changes) => change(filtersOf(changes), 'q' in changes)}
      >
        {children}
      </ListFilters>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div className={styles.statuses} role="group" aria-label={orders.status}>
        <StatusButton
          name={orders.all}
          count={countOf(orderStatuses)}
          isOn={filters.status === null}
          onPress={() => change({ status: null })}
        />
        {orderStatuses.map((one) => (
          <StatusButton
            key={one}
            name={status(one)}
            count={countOf([one])}
            isOn={filters.status === one}
            onPress={() => change({ status: one })}
          />
        ))}
      </div>
    </>
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
