import { getDeliveryTimes } from '../../../contracts/delivery-times.ts';
import { call } from '../../http/api.ts';

export const deliveryTimesQuery = {
  queryKey: ['delivery times'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getDeliveryTimes, {}, { signal }),
};
