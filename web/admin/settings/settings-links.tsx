import { Link } from 'react-router';
import { usePath } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './settings.module.css';
import { useSettingsPages } from './use-settings-pages.ts';

/** Links to the settings with their own form, after the long form of the shop itself. */
export function SettingsLinks() {
  const { settings: say } = useAdminWords();
  const path = usePath();
  const pages = useSettingsPages();
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
