import { listDeliveryAreas } from '../../../contracts/delivery-areas.ts';
import { call } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';

export const areasQuery = {
  queryKey: ['delivery areas'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listDeliveryAreas, {}, { signal }),
};

export const refetchAreas = (): void => void queryClient.invalidateQueries({ queryKey: areasQuery.queryKey });
