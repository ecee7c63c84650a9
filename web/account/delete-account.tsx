import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteAccount, type User } from '../../contracts/accounts.ts';
import { removeDrafts } from '../browser/drafts.ts';
import { removeOrderLinks } from '../browser/order-links.ts';
import { clearFavourites } from '../favourites/merge-favourites.ts';
import { call } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AccountForm } from '../session/account-form.tsx';
import { CodeField } from '../session/code-field.tsx';
import { CurrentPassword } from '../session/current-password.tsx';
import { clearSession } from '../session/session.ts';
import { removeDeviceToken } from '../session/trusted-device.ts';
import { passwordAndCode, useAccountQuestion } from '../session/use-account-question.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useShowToast } from '../ui/toast.tsx';
import styles from './profile.module.css';

/** Account deletion. */
export function DeleteAccount({ user }: { user: User }) {
  const { profile } = useCustomerWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.danger} aria-labelledby="danger-zone">
      <div>
        <h3 id="danger-zone" className={styles.subtitle}>
          {profile.danger}
        </h3>
        <p className="muted">{profile.dangerText}</p>
      </div>
      <Button size="sm" variant="bad" onClick={() => setAsking(true)}>
        {profile.deleteAccount}
      </Button>
      {isAsking && <Question user={user} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Question({ user, onClose }: { user: User; onClose: () => void }) {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const { profile } = customer;
  const { deleteGoes } = profile;
  const goes = [
    user.birthDate ? deleteGoes.accountWithBirthDate : deleteGoes.account,
    deleteGoes.favourites,
    ...(user.emailProven ? [deleteGoes.messages, deleteGoes.newsletter] : [deleteGoes.newerNewsletter]),
  ];
  const finish = useLastSteps(user);
  const form = useAccountQuestion({
    schema: passwordAndCode,
    order: ['password', 'code'],
    send: (values, signal) => call(deleteAccount, values, { signal }),
    onSent: finish,
  });
  return (
    <Modal
      open
      title={profile.deleteTitle}
      closeLabel={shell.close}
      onClose={onClose}
      busy={form.isBusy}
      width="narrow"
    >
      <div className={styles.question}>
        <p>{profile.deleteGoesTitle}</p>
        <ul>
          {goes.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>
          {profile.deleteStaysTitle} {profile.deleteStays}
        </p>
        {!user.emailProven && <p>{profile.deleteUnproven}</p>}
        <AccountForm state={form} action={profile.deleteConfirm} variant="bad">
          <CurrentPassword
            label={profile.deletePassword}
            input={form.form.register('password')}
            error={form.errorOf('password')}
          />
          {form.asksCode && <CodeField input={form.form.register('code')} error={form.errorOf('code')} />}
        </AccountForm>
        <Button variant="line" block disabled={form.isBusy} onClick={onClose}>
          {profile.cancel}
        </Button>
      </div>
    </Modal>
  );
}

/** Removes all of the account's data from this browser; the cart is not part of it. */
function useLastSteps(user: User): () => void {
  const { profile } = useCustomerWords();
  const path = usePath();
  const navigate = useNavigate();
  const showToast = useShowToast();
  return () => {
    clearFavourites(user.email);
    removeDeviceToken();
    clearSession();
    removeDrafts();
    removeOrderLinks();
    navigate(path('/'));
    showToast({ text: profile.deleted });
  };
}
