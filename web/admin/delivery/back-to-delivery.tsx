import { useLocation } from 'react-router';
import { usePath } from '../../i18n/language.tsx';
import { BackLink } from '../back-link.tsx';
import { useAdminWords } from '../use-admin-words.ts';

/** Of a page that settings and the delivery areas both lead to: back to the areas when opened from them, else to settings. */
export function BackToDelivery() {
  const { delivery, settings } = useAdminWords();
  const path = usePath();
  const { state } = useLocation();
  if (state?.isFromList === true) return <BackLink to={path('/admin/delivery')}>{delivery.back}</BackLink>;
  return <BackLink to={path('/admin/settings')}>{settings.back}</BackLink>;
}
