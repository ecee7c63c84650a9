import { Link } from 'react-router';
import { usePath } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './settings.module.css';

/** The pages of settings that have their own form, before the long form of the shop itself. */
export function SettingsLinks() {
  const words = useAdminWords();
  const { abroad, banner, coupons, delivery, deliveryTimes, legal, paymentMethods, settings: say } = words;
  const path = usePath();
  const pages = [
    ['/admin/delivery', delivery.open],
    ['/admin/delivery-times', deliveryTimes.open],
    ['/admin/delivery-abroad', abroad.open],
    ['/admin/payment-methods', paymentMethods.open],
    ['/admin/banner', banner.open],
    ['/admin/coupons', coupons.open],
    ['/admin/legal', legal.open],
  ] as const;
  return (
    <nav aria-label={say.others}>
      <ul className={styles.links}>
        {pages.map(([to, name]) => (
          <li key={to}>
            <Link to={path(to)}>
              {name}
              <Icon name="arrow" flip />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
