import { getAbroad } from '../../../contracts/abroad.ts';
import { call } from '../../http/api.ts';

export const abroadQuery = {
  queryKey: ['delivery abroad'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getAbroad, {}, { signal }),
};
