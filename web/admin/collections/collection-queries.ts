import { listAdminCollections } from '../../../contracts/collections.ts';
import { call } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';

export const collectionsKey = ['admin collections'] as const;

export const collectionsQuery = {
  queryKey: collectionsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listAdminCollections, {}, { signal }),
};

export const refetchCollections = (): void => {
  void queryClient.invalidateQueries({ queryKey: collectionsKey });
};
