import { useEffect } from 'react';
import { getDeliveryFee } from '../../contracts/settings.ts';
import { call } from '../http/api.ts';
import { useLoaded } from './use-loaded.ts';

/** The delivery fee in JD once loaded. A failure is only logged: pages then show their own fallback text. */
export function useDeliveryFee(): number | 'loading' | 'failed' {
  const fee = useLoaded((signal) => call(getDeliveryFee, {}, { signal }));
  const error = fee.status === 'failed' ? fee.error : null;
  useEffect(() => {
    if (error) console.warn('The delivery fee could not be loaded', error);
  }, [error]);
  return fee.status === 'ready' ? fee.value.delivery_fee : fee.status;
}
