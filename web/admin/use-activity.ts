import { listActivity } from '../../contracts/activity.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { call } from '../http/api.ts';
import { useGrowingList } from './use-growing-list.ts';

const pageSize = 30;

/** The filtered activity log, page by page. */
export const useActivity = (filter: Pick<InputOf<typeof listActivity>, 'action' | 'user' | 'from' | 'to'>) =>
  useGrowingList(['activity', filter], (cursor, signal) =>
    call(listActivity, { ...filter, limit: pageSize, cursor }, { signal }),
  );
