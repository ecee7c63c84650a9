import { useState } from 'react';
import { useWords } from '../i18n/language.tsx';
import { useSession } from '../state/session.ts';
import { Tabs } from '../ui/tabs.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { PersonalInfo } from './personal-info.tsx';
import styles from './profile.module.css';
import { ProfileSettings } from './profile-settings.tsx';

type Tab = 'personal' | 'settings';

export default function Profile() {
  const { customer, shell } = useWords();
  const { profile } = customer;
  const { status, user } = useSession();
  const [tab, setTab] = useState<Tab>('personal');
  return (
    <div className={styles.page}>
      <title>{shell.title(profile.title)}</title>
      <div className="wrap">
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
              onValueChange={setTab}
              tabs={[
                {
                  value: 'personal',
                  label: profile.personal,
                  content: <PersonalInfo key={user.id} user={user} />,
                },
                { value: 'settings', label: profile.settings, content: <ProfileSettings /> },
              ]}
            />
          </div>
        )}
      </div>
      {status === 'guest' && <LoginPrompt title={profile.login} text={profile.loginText} />}
    </div>
  );
}
