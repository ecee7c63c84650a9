import { listAdminOrders } from '../../../contracts/admin-orders.ts';
import { call } from '../../http/api.ts';
import { useGrowingList } from '../use-growing-list.ts';
import { inputOf, type OrderFilters } from './order-filters.ts';
import { liveOrders } from './order-stream.ts';

const pageSize = 50;

/** The orders that match the filters, kept live. */
export function useAdminOrders(filters: OrderFilters) {
  const input = inputOf(filters);
  return useGrowingList([...liveOrders, 'list', input], (cursor, signal) =>
    call(listAdminOrders, { ...input, limit: pageSize, cursor }, { signal }),
  );
}
