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
  type OrderReason,
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

/**
 * Whether guests may order. Asks the server again before an order without an account, as the page may have been open
 * for long.
 */
function useGuestOrders(isOffered: boolean): boolean {
  const { guestOrders } = useContent();
  const [latest, setLatest] = useState(guestOrders);
  const isAsked = guestOrders && isOffered;
  useEffect(() => {
    if (!isAsked) return;
    // Without an answer the order is refused when it is sent, with an explanation.
    call(getContent, {}).then(
      (content) => setLatest(content.guestOrders),
      () => undefined,
    );
  }, [isAsked]);
  return latest;
}

/**
 * Whether an order without an account was placed or begun here: then no account is asked for again, and the checkout
 * offers the login.
 */
const isKnownGuest = () => readOrderLinks().length > 0 || readDraft('checkout', '') !== null;

type AsGuest = OrderReason['asGuest'];

/** How an order continues without an account, where allowed. `goesOn` is set when it does so automatically, without a modal. */
function useAsGuest(order: OrderReason | null, hasAccount: boolean): { asGuest: AsGuest; goesOn: AsGuest } {
  const guestOrders = useGuestOrders(Boolean(order?.asGuest));
  const asGuest = guestOrders && !hasAccount && order ? order.asGuest : null;
  const [isKnown] = useState(isKnownGuest);
  const goesOn = isKnown ? asGuest : null;
  useEffect(() => {
    if (goesOn) continueAsGuest(goesOn);
  }, [goesOn]);
  return { asGuest, goesOn };
}

type AccountForms = ReturnType<typeof useAccountForms>;

/** Both forms and the current tab. Typed values survive a change of tab, which also copies the email. */
function useAccountForms(known: string | undefined, asGuest: AsGuest) {
  const openedTab = useLoginModal((modal) => modal.tab);
  const [hasChosenTab, setChosenTab] = useState(false);
  const login = useLoginForm({ onSuccess: continueSignedIn, knownEmail: known });
  const signup = useSignupForm(continueSignedIn);
  const isBusy = login.isBusy || signup.isBusy;
  const changeTab = (next: AccountTab) => {
    if (isBusy) return;
    if (next === 'signup') signup.form.setValue('email', login.form.getValues('email'));
    else login.form.setValue('email', signup.form.getValues('email'));
    setChosenTab(true);
    showLoginTab(next);
  };
  return {
    login,
    signup,
    isBusy,
    isChanged: login.form.formState.isDirty || signup.form.formState.isDirty,
    // The login is the shorter form beside the guest option; an expired session belongs to an existing account.
    tab: known || (asGuest && !hasChosenTab) ? 'login' : openedTab,
    changeTab,
  };
}

/** Remounted at each opening: typed passwords must not survive in a closed modal. */
function OpenLoginModal() {
  const { shell } = useWords();
  const account = useAccountWords();
  const opening = useLoginModal();
  const { reason } = opening;
  const order = reason === 'favourites' ? null : reason;
  const isExpired = useSession((session) => session.status === 'expired');
  const [known] = useState(() => (isExpired ? useSession.getState().user?.email : undefined));
  const { asGuest, goesOn } = useAsGuest(order, Boolean(known));
  const forms = useAccountForms(known, asGuest);
  const { login, signup, isBusy, tab } = forms;
  if (goesOn) return null;
  const variant = asGuest ? 'line' : 'solid';
  return (
    <FormModal
      isChanged={forms.isChanged}
      width="narrow"
      onClose={closeLoginModal}
      onReopen={() => openLoginModal(opening)}
      title={
        order ? <OrderTitle goods={order.goods} /> : reason ? account.toFavourites[tab] : account.modalTitle
      }
      busy={isBusy}
      foot={
        tab === 'login' ? (
          <AccountButton state={login} action={account.login} variant={variant} form={ids.login} />
        ) : (
          <AccountButton state={signup} action={account.signup} variant={variant} form={ids.signup} />
        )
      }
    >
      {isExpired && <Alert>{shell.sessionExpired}</Alert>}
      {asGuest && <GuestOffer isBusy={isBusy} onContinue={() => continueAsGuest(asGuest)} />}
      <AccountFields forms={forms} isLoginOnly={Boolean(known)} hasGuestOffer={asGuest !== null} />
    </FormModal>
  );
}

function GuestOffer({ isBusy, onContinue }: { isBusy: boolean; onContinue: () => void }) {
  const account = useAccountWords();
  return (
    <div className={styles.guest}>
      <Button block disabled={isBusy} onClick={onContinue}>
        {account.asGuest}
      </Button>
      <p className="muted">{account.asGuestText}</p>
      <p className="muted">{account.orAccount}</p>
    </div>
  );
}

type AccountFieldsProps = {
  forms: AccountForms;
  /** An expired session belongs to an existing account: no signup tab. */
  isLoginOnly: boolean;
  hasGuestOffer: boolean;
};

function AccountFields({ forms, isLoginOnly, hasGuestOffer }: AccountFieldsProps) {
  const account = useAccountWords();
  const { login, signup, tab, changeTab } = forms;
  // No autofocus on touch screens: the on-screen keyboard would cover half of the sheet.
  const [isFinePointer] = useState(() => matchMedia('(pointer: fine)').matches);
  const focusFirst = isFinePointer && !hasGuestOffer;
  const loginForm = <LoginForm state={login} id={ids.login} focusFirst={focusFirst} />;
  if (isLoginOnly) return loginForm;
  return (
    <Tabs
      label={account.modalTitle}
      value={tab}
      onValueChange={changeTab}
      tabs={[
        { value: 'login', label: account.loginTab, content: loginForm },
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
  );
}

/**
 * The reason for the account, and the order's total once the general delivery fee is known and applies: with areas the
 * fee may differ.
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
