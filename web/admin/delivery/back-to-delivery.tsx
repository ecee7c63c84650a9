import { useLocation } from 'react-router';
import { usePath } from '../../i18n/language.tsx';
import { BackLink } from '../back-link.tsx';
import { useAdminWords } from '../use-admin-words.ts';

/**
 * The back link of a page that is reached from settings and from the delivery areas: to where it was opened from, else
 * to settings.
 */
export function BackToDelivery() {
  const { delivery, settings } = useAdminWords();
  const path = usePath();
  const { state } = useLocation();
  if (state?.isFromList === true) return <BackLink to={path('/admin/delivery')}>{delivery.back}</BackLink>;
  return <BackLink to={path('/admin/settings')}>{settings.back}</BackLink>;
}
