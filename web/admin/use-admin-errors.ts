import { useWords } from '../i18n/language.tsx';
import { useAdminWords } from './use-admin-words.ts';

/** The words of refusals and field errors that the shop admin can meet: the shop's and its own. */
export function useAdminErrors() {
  const { errors: shop } = useWords();
  const { errors: admin } = useAdminWords();
  return {
    ...shop,
    refusals: { ...shop.refusals, ...admin.refusals },
    fields: { ...shop.fields, ...admin.fields },
  };
}
