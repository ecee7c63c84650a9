import { queryClient } from '../../session/query-client.ts';

/** The key prefix of both lists: a new synonym may find what was missed. */
export const searchKey = ['search words'];

export const refetchSearch = (): void => void queryClient.invalidateQueries({ queryKey: searchKey });
