import { type ReactNode, useRef, useState } from 'react';
import type { User } from '../../contracts/accounts.ts';
import { formatPhone } from '../../contracts/format-phone.ts';
import { formatDay } from '../../contracts/language.ts';
import { readDraft, removeDraft } from '../browser/drafts.ts';
import { useContent } from '../content/shop-content.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Button } from '../ui/button.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { EmailVerification } from './email-verification.tsx';
import { PersonalInfoForm } from './personal-info-form.tsx';
import styles from './profile.module.css';
import { ProfileAddress } from './profile-address.tsx';

/** The profile's personal details: displayed, and after Edit in a form. */
export function PersonalInfo({ user }: { user: User }) {
  const { profile } = useCustomerWords();
  const showToast = useShowToast();
  const [isEditing, setEditing] = useState(() => readDraft('profile', user.email) !== null);
  const toggle = useRef<HTMLButtonElement>(null);
  // The form's buttons are removed; the focus returns to Edit.
  const close = () => {
    setEditing(false);
    toggle.current?.focus();
  };
  const cancel = () => {
    removeDraft('profile');
    close();
  };
  const finish = () => {
    close();
    showToast({ text: profile.saved });
  };
  return (
    <section aria-labelledby="personal-info">
      <div className={styles.head}>
        <h2 id="personal-info" className={styles.title}>
          {profile.personal}
        </h2>
        <Button
          ref={toggle}
          size="sm"
          variant="line"
          aria-expanded={isEditing}
          onClick={isEditing ? cancel : () => setEditing(true)}
        >
          {isEditing ? profile.cancel : profile.edit}
        </Button>
      </div>
      {isEditing ? (
        <PersonalInfoForm user={user} onSaved={finish} onCancel={cancel} />
      ) : (
        <Facts user={user} />
      )}
    </section>
  );
}

function Facts({ user }: { user: User }) {
  const { asksBirthDate } = useContent();
  const { profile } = useCustomerWords();
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <Fact name={profile.name}>{user.name && <bdi>{user.name}</bdi>}</Fact>
      <Fact name={profile.email}>
        <Email of={user.email} />
        {!user.emailVerified && <EmailVerification />}
      </Fact>
      <Fact name={profile.phone}>{user.phone && <bdi dir="ltr">{formatPhone(user.phone)}</bdi>}</Fact>
      {(asksBirthDate || user.birthDate) && (
        <Fact name={profile.birthDate}>{user.birthDate && formatDay(user.birthDate, language)}</Fact>
      )}
      <Fact name={profile.address}>{user.address && <ProfileAddress user={user} />}</Fact>
    </dl>
  );
}

/** An email too long for its line breaks before the @. */
function Email({ of: email }: { of: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { profile } = useCustomerWords();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="muted">{profile.none}</span>}</dd>
    </div>
  );
}
