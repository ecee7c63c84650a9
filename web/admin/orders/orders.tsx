import { PrivateHead } from '../../content/page-head.tsx';
import { usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectButton } from '../bulk/select-button.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { EmptyList } from '../empty-list.tsx';
import { fromList, useRememberedQuery } from '../list-address.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useCountText } from '../use-count-text.ts';
import { BulkOrders, type OrderSelection } from './bulk-orders.tsx';
import { DeferredOrders } from './deferred-orders.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NewOrdersNotice, SoundSwitch, StreamNotice } from './new-orders-notice.tsx';
import { allOrders, isNarrowed, useOrderFilters } from './order-filters.ts';
import { OrderRow } from './order-row.tsx';
import styles from './orders.module.css';
import { StatusQuestion } from './status-question.tsx';
import { useAdminOrders } from './use-admin-orders.ts';
import { useDeferredOrders } from './use-deferred-orders.ts';
import { isCutOff } from './use-is-cut-off.ts';
import { useStatusChange } from './use-status-change.ts';

/** The order list with live updates. */
export default function Orders() {
  const words = useWords();
  const { orders } = useAdminWords();
  const path = usePath();
  const { filters, change } = useOrderFilters();
  useRememberedQuery();
  const orderList = useAdminOrders(filters);
  const { list, isCurrent, fetched } = orderList;
  const newOrders = useDeferredOrders(JSON.stringify(filters));
  const items = list?.items.filter(({ id }) => !newOrders.held.includes(id)) ?? [];
  const selection = useSelection(items);
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(orders.title)} />
      <NewOrdersNotice ids={newOrders.shown} />
      <PageTitle title={orders.title} isTab>
        <div className={styles.tools}>
          <SoundSwitch />
          <ButtonLink
            size="sm"
            variant="line"
            aria-label={orders.daySheet}
            to={path('/admin/orders/day-sheet')}
            state={fromList}
          >
            <span data-icon>
              <Icon name="list" />
            </span>
            <span data-wide>{orders.daySheet}</span>
            <span data-narrow>{orders.daySheetShort}</span>
          </ButtonLink>
          <ExportButton filters={filters} />
        </div>
      </PageTitle>
      <FilterBar filters={filters} change={change} page={list?.page}>
        <SelectButton selection={selection} />
      </FilterBar>
      <DeferredOrders count={newOrders.held.length} isSelecting={selection.isOn} onShow={newOrders.show} />
      {!isCurrent && <Pending loaded={fetched} say={orders} isKept={list !== undefined} />}
      {list && list.items.length === 0 && isCurrent && (
        <NoOrders isNarrowed={isNarrowed(filters)} onShowAll={() => change(allOrders)} />
      )}
      {list && list.items.length > 0 && (
        <List {...orderList} list={{ ...list, items }} selection={selection} />
      )}
      <StreamNotice>{orders.offline}</StreamNotice>
      {selection.isOn && <BulkOrders selection={selection} />}
    </>
  );
}

function NoOrders({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const { orders } = useAdminWords();
  return (
    <EmptyList
      title={isNarrowed ? orders.none : orders.noneYet}
      text={isNarrowed ? orders.noneText : orders.noneYetText}
      action={
        isNarrowed && (
          <Button variant="line" onClick={onShowAll}>
            {orders.showAll}
          </Button>
        )
      }
    />
  );
}

type OrderList = ReturnType<typeof useAdminOrders>;
type ListProps = Pick<OrderList, 'isCurrent' | 'more'> & {
  list: NonNullable<OrderList['list']>;
  selection: OrderSelection;
};

function List({ list, isCurrent, more, selection }: ListProps) {
  const { orders } = useAdminWords();
  const countText = useCountText();
  const change = useStatusChange({ saysCutOff: isCutOff });
  return (
    <>
      <ul className={styles.list} aria-busy={!isCurrent || undefined}>
        {list.items.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isBusy={change.isBusy(order.id)}
            onStep={(to) => change.want({ order, to })}
            selection={selection}
          />
        ))}
      </ul>
      <StatusQuestion change={change} />
      <div className={styles.foot}>
        <p className="muted num" role="status">
          {list.page.cursor
            ? orders.shownOf(list.items.length, countText(list.page))
            : countText(list.page, orders.count)}
        </p>
        {more.failure && <Alert>{more.failure}</Alert>}
        {list.page.cursor && (
          <Button variant="line" busy={more.isBusy} onClick={more.start}>
            {orders.more}
          </Button>
        )}
      </div>
    </>
  );
}
