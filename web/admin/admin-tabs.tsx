import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { usePath, useWords } from '../i18n/language.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './admin-tabs.module.css';
import { UnreadBadge } from './messages/unread-badge.tsx';
import { PendingOrdersBadge } from './orders/pending-orders-badge.tsx';
import { type MoreGroup, useSettingsPages } from './settings/use-settings-pages.ts';
import { useAdminWords } from './use-admin-words.ts';

/** Each tab has its URL. */
export const tabs = [
  ['/admin', 'overview'],
  ['/admin/orders', 'orders'],
  ['/admin/products', 'products'],
  ['/admin/categories', 'categories'],
  ['/admin/search', 'search'],
  ['/admin/customers', 'customers'],
  ['/admin/messages', 'messages'],
  ['/admin/activity', 'activity'],
  ['/admin/settings', 'settings'],
] as const;

type TabName = (typeof tabs)[number][1];

/** The tabs in direct reach on a phone; the others are behind More. */
const first = [
  ['orders', 'basket'],
  ['products', 'grid'],
  ['overview', 'clock'],
  ['messages', 'mail'],
] as const satisfies (readonly [TabName, IconName])[];

/** The groups of the other tabs behind More, in order. */
const groupOf = {
  categories: 'goods',
  search: 'goods',
  customers: 'people',
  activity: 'people',
  settings: 'shop',
} as const satisfies Record<Exclude<TabName, (typeof first)[number][0]>, MoreGroup>;

const isOther = (name: TabName): name is keyof typeof groupOf => name in groupOf;

const pathOf = (name: TabName) => tabs.find((tab) => tab[1] === name)?.[0] ?? '/admin';

/** Every page is below the overview's path, so the overview only matches exactly. */
const isWithin = (pathname: string, to: string) => !to.endsWith('/admin') && pathname.startsWith(to);

/** Returns a tab's path, with a trailing slash where the address has one: the overview is matched exactly. */
export function useTabPath(): (to: string) => string {
  const path = usePath();
  const { pathname } = useLocation();
  return (to) => (pathname === `${path(to)}/` ? pathname : path(to));
}

/** The number of items waiting behind a tab. */
export function TabCount({ of }: { of: TabName }): ReactNode {
  if (of === 'orders') return <PendingOrdersBadge />;
  return of === 'messages' && <UnreadBadge />;
}

/** The tab bar at the foot of a phone's screen. */
export function AdminTabs({ onLogout }: { onLogout: () => void }) {
  const { shell } = useWords();
  const admin = useAdminWords();
  const path = usePath();
  const tabPath = useTabPath();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isElsewhere =
    pathname !== tabPath('/admin') && !first.some(([name]) => isWithin(pathname, path(pathOf(name))));
  return (
    <BottomBar as="nav" label={admin.sections}>
      <ul className={styles.tabs}>
        {first.map(([name, icon]) => {
          const to = pathOf(name);
          return (
            <li key={name}>
              <NavLink to={tabPath(to)} end={name === 'overview'}>
                <Icon name={icon} />
                <span>{admin.tabs[name]}</span>
                <TabCount of={name} />
              </NavLink>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            data-current={isElsewhere || undefined}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
            <span>{admin.more}</span>
          </button>
        </li>
      </ul>
      <Modal open={isOpen} onClose={close} title={admin.more} closeLabel={shell.close} width="narrow">
        <Others onLeave={close} onLogout={onLogout} />
      </Modal>
    </BottomBar>
  );
}

/** The remaining tabs in groups, each a list under its heading. */
function Others({ onLeave, onLogout }: { onLeave: () => void; onLogout: () => void }) {
  const admin = useAdminWords();
  const path = usePath();
  const settingsPages = useSettingsPages();
  const id = useId();
  const pages = [
    ...tabs.flatMap(([to, name]) => (isOther(name) ? [[to, admin.tabs[name], groupOf[name]] as const] : [])),
    ...settingsPages,
  ];
  pages.splice(1, 0, ['/admin/collections', admin.collections.open, 'goods']);
  pages.push(['/admin/messages/newsletter', admin.newsletter.title, 'people']);
  const groups = ['goods', 'orders', 'shop', 'people'] as const;
  const lists = groups.map((group) => (
    <div key={group} className={styles.group}>
      <h3 id={`${id}-${group}`}>{admin.groups[group]}</h3>
      <ul className={styles.others} aria-labelledby={`${id}-${group}`}>
        {pages
          .filter(([, , one]) => one === group)
          .map(([to, name]) => (
            <li key={to}>
              <NavLink to={path(to)} end onClick={onLeave}>
                {name}
              </NavLink>
            </li>
          ))}
        {group === 'people' && (
          <li>
            <button
              type="button"
              onClick={() => {
                onLeave();
                onLogout();
              }}
            >
              {admin.logout}
            </button>
          </li>
        )}
      </ul>
    </div>
  ));
  return <div className={styles.groups}>{lists}</div>;
}
