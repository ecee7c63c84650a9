import { Link, useLocation, useNavigate } from 'react-router';
import { PrivateHead } from '../content/page-head.tsx';
import { usePath, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AccountUnreached } from '../session/account-unreached.tsx';
import { useSession } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Addresses } from './addresses.tsx';
import { passwordHash } from './change-password.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { PersonalInfo } from './personal-info.tsx';
import styles from './profile.module.css';
import { ProfileSettings } from './profile-settings.tsx';

const tabs = ['personal', 'addresses', 'settings'] as const;
type Tab = (typeof tabs)[number];

export default function Profile() {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const { profile } = customer;
  const path = usePath();
  const { status, user } = useSession();
  const [tab, openTab] = useTab();
  return (
    <div className={styles.page}>
      <PrivateHead page="profile" title={shell.title(profile.title)} />
      <div className="wrap">
        {user?.role === 'admin' && (
          <Link className={styles.toAdmin} to={path('/admin')}>
            <Icon name="back" flip />
            {profile.backToAdmin}
          </Link>
        )}
        <h1>{profile.title}</h1>
        {status === 'unknown' && (
          <div className={styles.ghost} aria-busy="true">
            <p className="visually-hidden" role="status">
              {shell.loading}
            </p>
          </div>
        )}
        {user && (
          <div className={styles.sheet}>
            <Tabs<Tab>
              label={profile.tabs}
              value={tab}
              onValueChange={openTab}
              tabs={[
                {
                  value: 'personal',
                  label: profile.personal,
                  content: <PersonalInfo key={user.id} user={user} />,
                },
                {
                  value: 'addresses',
                  label: customer.addresses.tab,
                  content: <Addresses key={user.id} />,
                },
                {
                  value: 'settings',
                  label: profile.settings,
                  content: <ProfileSettings key={user.id} user={user} />,
                },
              ]}
            />
          </div>
        )}
      </div>
      {status === 'unreached' && <AccountUnreached />}
      {status === 'guest' && <LoginPrompt title={profile.login} text={profile.loginText} />}
    </div>
  );
}

/** The tab in the address, `/profile#settings`: mails link to it, and a reload keeps it. `#password` belongs to that tab. */
function useTab(): [Tab, (tab: Tab) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const openTab = (tab: Tab) => {
    const to = pathname + search + (tab === 'personal' ? '' : `#${tab}`);
    navigate(to, { replace: true, preventScrollReset: true });
  };
  if (hash === passwordHash) return ['settings', openTab];
  return [tabs.find((tab) => hash === `#${tab}`) ?? 'personal', openTab];
}
