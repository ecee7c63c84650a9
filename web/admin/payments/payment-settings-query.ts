import { getPaymentSettings } from '../../../contracts/payment-settings.ts';
import { call } from '../../http/api.ts';

export const paymentSettingsQuery = {
  queryKey: ['payment settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getPaymentSettings, {}, { signal }),
};
