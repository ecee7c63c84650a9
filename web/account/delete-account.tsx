import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deleteAccount, type User } from '../../contracts/accounts.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import { listOrders, type Order, orderPath } from '../../contracts/orders.ts';
import { removeDrafts } from '../browser/drafts.ts';
import { removeOrderLinks } from '../browser/order-links.ts';
import { resetDeliveryChoice } from '../cart/delivery-choice.ts';
import { clearFavourites } from '../favourites/merge-favourites.ts';
import { call } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AccountForm } from '../session/account-form.tsx';
import { CodeField } from '../session/code-field.tsx';
import { CurrentPassword } from '../session/current-password.tsx';
import { clearSession } from '../session/session.ts';
import { removeDeviceToken } from '../session/trusted-device.ts';
import { passwordAndCode, useAccountQuestion } from '../session/use-account-question.ts';
import { useFetched } from '../session/use-fetched.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { OrderNumber } from '../ui/typed-text.tsx';
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

/** Asks for the password, or lists the orders that prevent the deletion; the server refuses while there are any. */
function Question({ user, onClose }: { user: User; onClose: () => void }) {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const { profile, orders } = customer;
  const { deleteGoes } = profile;
  const { data: placed, isPending } = useFetched({
    queryKey: ['orders before deletion'],
    queryFn: ({ signal }) => call(listOrders, {}, { signal }),
  });
  const underWay =
    placed?.items.filter(({ status }) => status !== 'delivered' && status !== 'cancelled') ?? [];
  const goes = [
    user.birthDate ? deleteGoes.accountWithBirthDate : deleteGoes.account,
    deleteGoes.favourites,
    ...(user.emailVerified ? [deleteGoes.messages, deleteGoes.newsletter] : [deleteGoes.newerNewsletter]),
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
      {isPending ? (
        <p className="muted" role="status">
          {orders.loading}
        </p>
      ) : underWay.length > 0 ? (
        <UnderWay orders={underWay} onClose={onClose} />
      ) : (
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
          {!user.emailVerified && <p>{profile.deleteUnverified}</p>}
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
      )}
    </Modal>
  );
}

/** The orders that were not delivered yet, each with a link. */
function UnderWay({ orders, onClose }: { orders: Order[]; onClose: () => void }) {
  const { profile, orders: say } = useCustomerWords();
  const path = usePath();
  const language = useLanguage();
  return (
    <div className={styles.question}>
      <p>{profile.deleteUnderWay(orders.length)}</p>
      <ul>
        {orders.map(({ id, number, status, delivery }) => (
          <li key={id}>
            <Link to={path(orderPath(number))}>
              <OrderNumber>{number}</OrderNumber>
            </Link>{' '}
            · {nameOfStatus(status, delivery.method, language)}
          </li>
        ))}
      </ul>
      <p>{profile.deleteLater}</p>
      <ButtonLink block to={path('/orders')}>
        {say.title}
      </ButtonLink>
      <Button variant="line" block onClick={onClose}>
        {profile.cancel}
      </Button>
    </div>
  );
}

/** Removes all of the account's data from this browser, except the cart. */
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
    resetDeliveryChoice();
    // Imported on demand, as it is seldom needed: every page downloads its static imports.
    import('../browser/waitlist-asked.ts').then(
      ({ removeWaitlistAsked }) => removeWaitlistAsked(),
      () => undefined,
    );
    navigate(path('/'));
    showToast({ text: profile.deleted });
  };
}
