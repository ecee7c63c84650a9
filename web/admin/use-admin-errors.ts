import { useOrderErrors } from '../i18n/use-order-errors.ts';
import { useAdminWords } from './use-admin-words.ts';

/** The messages of all refusals and field errors in the shop admin: the shop's, those of orders and its own. */
export function useAdminErrors() {
  const { errors: shop } = useOrderErrors();
  const { errors: admin } = useAdminWords();
  return {
    ...shop,
    network: admin.network,
    refusals: { ...shop.refusals, ...admin.refusals },
    fields: { ...shop.fields, ...admin.fields },
  };
}
