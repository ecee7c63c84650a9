import { useEffect, useState } from 'react';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import { getContent } from '../../contracts/settings.ts';
import { readDraft } from '../browser/drafts.ts';
import { readOrderLinks } from '../browser/order-links.ts';
import { useContent } from '../content/shop-content.tsx';
import { call } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FormModal } from '../ui/form-modal.tsx';
import { Price } from '../ui/price.tsx';
import { Tabs } from '../ui/tabs.tsx';
import styles from './account-form.module.css';
import { AccountButton } from './account-form.tsx';
import { LoginForm, useLoginForm } from './login-form.tsx';
import {
  type AccountTab,
  closeLoginModal,
  continueAsGuest,
  continueSignedIn,
  openLoginModal,
  showLoginTab,
  useLoginModal,
} from './login-modal-state.ts';
import { useSession } from './session.ts';
import { SignupForm, useSignupForm } from './signup-form.tsx';

/** Ids of the forms, whose buttons are in the modal's foot. */
const ids = { login: 'login-form', signup: 'signup-form' };

/** The login modal: signing in without leaving the page. Opened by `openLoginModal`. */
export default function LoginModal() {
  const isOpen = useLoginModal((modal) => modal.isOpen);
  return isOpen && <OpenLoginModal />;
}

/** Whether guests may order. The page may have been open for long: the shop is asked again before an order without an account. */
function useGuestOrders(isOffered: boolean): boolean {
  const { guestOrders } = useContent();
  const [latest, setLatest] = useState(guestOrders);
  const isAsked = guestOrders && isOffered;
  useEffect(() => {
    if (!isAsked) return;
    // Without an answer the order is refused when it is sent, which says why.
    call(getContent, {}).then(
      (content) => setLatest(content.guestOrders),
      () => undefined,
    );
  }, [isAsked]);
  return latest;
}

/** Whether an order was placed or begun here without an account: then none is asked for again, and the checkout offers the login. */
const isKnownGuest = () => readOrderLinks().length > 0 || readDraft('checkout', '') !== null;

/** Remounted at each opening: typed passwords must not survive in a closed modal. */
function OpenLoginModal() {
  const { shell } = useWords();
  const account = useAccountWords();
  const opening = useLoginModal();
  const { reason } = opening;
  const order = reason === 'favourites' ? null : reason;
  const guestOrders = useGuestOrders(Boolean(order?.asGuest));
  const isExpired = useSession((session) => session.status === 'expired');
  // An expired session has an account: no signup tab.
  const [known] = useState(() => (isExpired ? useSession.getState().user?.email : undefined));
  /** How an order goes on without an account, where it may. */
  const asGuest = guestOrders && !known ? order?.asGuest : null;
  const [hasChosenTab, setChosenTab] = useState(false);
  // Beside the way without an account the shorter form.
  const tab = asGuest && !hasChosenTab ? 'login' : opening.tab;
  const [isKnown] = useState(isKnownGuest);
  const goesOn = isKnown ? asGuest : null;
  useEffect(() => {
    if (goesOn) continueAsGuest(goesOn);
  }, [goesOn]);
  const login = useLoginForm({ onSuccess: continueSignedIn, knownEmail: known });
  const signup = useSignupForm(continueSignedIn);
  const isBusy = login.isBusy || signup.isBusy;
  // No autofocus on touch screens: the on-screen keyboard would cover half of the sheet.
  const [isFinePointer] = useState(() => matchMedia('(pointer: fine)').matches);
  const focusFirst = isFinePointer && !asGuest;

  const changeTab = (next: AccountTab) => {
    if (isBusy) return;
    if (next === 'signup') signup.form.setValue('email', login.form.getValues('email'));
    else login.form.setValue('email', signup.form.getValues('email'));
    setChosenTab(true);
    showLoginTab(next);
  };

  if (goesOn) return null;

  return (
    <FormModal
      isChanged={login.form.formState.isDirty || signup.form.formState.isDirty}
      width="narrow"
      onClose={closeLoginModal}
      onReopen={() => openLoginModal(opening)}
      title={
        order ? <OrderTitle goods={order.goods} /> : reason ? account.toFavourites[tab] : account.modalTitle
      }
      busy={isBusy}
      foot={
        known || tab === 'login' ? (
          <AccountButton
            state={login}
            action={account.login}
            variant={asGuest ? 'line' : 'solid'}
            form={ids.login}
          />
        ) : (
          <AccountButton
            state={signup}
            action={account.signup}
            variant={asGuest ? 'line' : 'solid'}
            form={ids.signup}
          />
        )
      }
    >
      {isExpired && <Alert>{shell.sessionExpired}</Alert>}
      {asGuest && (
        <div className={styles.guest}>
          <Button block disabled={isBusy} onClick={() => continueAsGuest(asGuest)}>
            {account.asGuest}
          </Button>
          <p className="muted">{account.asGuestText}</p>
          <p className="muted">{account.orAccount}</p>
        </div>
      )}
      {known ? (
        <LoginForm state={login} id={ids.login} focusFirst={focusFirst} />
      ) : (
        <Tabs
          label={account.modalTitle}
          value={tab}
          onValueChange={changeTab}
          tabs={[
            {
              value: 'login',
              label: account.loginTab,
              content: <LoginForm state={login} id={ids.login} focusFirst={focusFirst} />,
            },
            {
              value: 'signup',
              label: account.signupTab,
              content: (
                <SignupForm
                  state={signup}
                  id={ids.signup}
                  focusFirst={focusFirst}
                  onLogin={() => changeTab('login')}
                />
              ),
            },
          ]}
        />
      )}
    </FormModal>
  );
}

/**
 * What the account is for, and what the order costs once the general delivery fee is known, where that is the order's: in a shop with
 * areas it may be another.
 */
function OrderTitle({ goods }: { goods: number | null }) {
  const account = useAccountWords();
  const language = useLanguage();
  const [fee, setFee] = useState<number>();
  useEffect(() => {
    call(getCheckoutOptions, {}).then(
      ({ areas, delivery_fee }) => areas.length === 0 && setFee(delivery_fee),
      () => undefined,
    );
  }, []);
  return (
    <>
      {account.toOrder}
      {goods !== null && fee !== undefined && (
        <span className={styles.sum}>
          {' · '}
          <Price amount={goods + fee} language={language} />
        </span>
      )}
    </>
  );
}
