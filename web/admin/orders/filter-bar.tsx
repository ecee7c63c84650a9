import type { listAdminOrders } from '../../../contracts/admin-orders.ts';
import { type Store, stores } from '../../../contracts/catalogue.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { type OrderStatus, orderStatuses } from '../../../contracts/orders.ts';
import { useWords } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { Choice, Filters, SearchBox } from '../list-filters.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './filter-bar.module.css';
import { type OrderFilters, type Period, periods } from './order-filters.ts';

type FilterBarProps = {
  filters: OrderFilters;
  change: (changes: Partial<OrderFilters>, replace?: boolean) => void;
  /** Tells how many orders of each status match the other filters. */
  page: AnswerOf<typeof listAdminOrders>['page'] | undefined;
};

export function FilterBar({ filters, change, page }: FilterBarProps) {
  const { catalogue } = useWords();
  const customer = useCustomerWords();
  const { orders } = useAdminWords();
  const countOf = (statuses: readonly OrderStatus[]) => {
    if (!page) return '…';
    const isCut = statuses.some((status) => page.uncounted?.includes(status));
    return `${statuses.reduce((sum, status) => sum + page.counts[status], 0)}${isCut ? '+' : ''}`;
  };
  return (
    <div className={styles.bar}>
      <Filters>
        <SearchBox
          label={orders.search}
          placeholder={orders.searchHint}
          value={filters.q}
          onSearch={(q) => change({ q }, true)}
        />
        <Choice
          label={orders.period}
          value={filters.period}
          options={periods.map((period) => [period, orders.periods[period]])}
          onChoose={(period) => change({ period: period as Period })}
        />
        <Choice
          label={orders.store}
          value={filters.store ?? ''}
          options={[
            ['', orders.bothStores],
            ...stores.map((store) => [store, catalogue.stores[store].name] as const),
          ]}
          onChoose={(store) => change({ store: (store || null) as Store | null })}
        />
        {filters.period === 'custom' && (
          <div className={styles.days}>
            <Day label={orders.from} value={filters.from} onChoose={(from) => change({ from }, true)} />
            <Day label={orders.to} value={filters.to} onChoose={(to) => change({ to }, true)} />
          </div>
        )}
      </Filters>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div className={styles.statuses} role="group" aria-label={orders.status}>
        <StatusButton
          name={orders.all}
          count={countOf(orderStatuses)}
          isOn={filters.status === null}
          onPress={() => change({ status: null })}
        />
        {orderStatuses.map((status) => (
          <StatusButton
            key={status}
            name={customer.orders.statuses[status] ?? status}
            count={countOf([status])}
            isOn={filters.status === status}
            onPress={() => change({ status })}
          />
        ))}
      </div>
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

function Day({ label, value, onChoose }: { label: string; value: string; onChoose: (day: string) => void }) {
  return (
    <Field label={label}>
      <TextInput
        type="date"
        dir={undefined}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      />
    </Field>
  );
}
