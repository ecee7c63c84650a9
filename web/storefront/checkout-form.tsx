import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '../../contracts/accounts.ts';
import { readDraft, storeDraft } from '../browser/drafts.ts';
import { type Checkout, closeCheckout, startCheckout, useCheckout } from '../cart/checkout.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Modal } from '../ui/modal.tsx';
import { moveOnEnter } from '../ui/move-on-enter.ts';
import { useShowToast } from '../ui/toast.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { CheckoutFields } from './checkout-fields.tsx';
import { CheckoutFoot } from './checkout-foot.tsx';
import styles from './checkout-modal.module.css';
import { paymentOf } from './checkout-payment.tsx';
import { readCustomer, textsOf } from './checkout-values.ts';
import { continueWithAccount } from './continue-with-account.ts';
import { readPlaces, storePlaces } from './kept-places.ts';
import type { SentOrder } from './open-whatsapp.ts';
import { OrderPreview } from './order-preview.tsx';
import { OrderTotal } from './order-total.tsx';
import { PausedNotice } from './paused-notice.tsx';
import { type CheckoutState, useCheckoutState } from './use-checkout-state.ts';
import { useCheckoutSubmit } from './use-checkout-submit.ts';

type CheckoutFormProps = {
  checkout: Checkout;
  /** Null for a guest. */
  user: User | null;
  onSaved: (order: SentOrder) => void;
};

/** The checkout's form, with a preview of the order's message. */
export function CheckoutForm({ checkout, user, onSaved }: CheckoutFormProps) {
  const { shell } = useWords();
  const say = useCheckoutWords();
  const close = useClose(checkout);
  const state = useCheckoutState(checkout, user, onSaved);
  const submit = useCheckoutSubmit(state);
  const isKnown = state.delivery.fee !== 'loading' && state.form.areAddressesKnown;
  const isSettling = useSettling(isKnown, settlingMs);
  const isAwaited = useSettling(isKnown, awaitedMs);
  const { items, failure, form, delivery, price, slot } = state;
  const { isSubmitting } = form.formState;
  const openLogin = (isOffer: boolean) => logIn(checkout, textsOf(form.getValues()), isOffer);
  return (
    <Modal
      open
      onClose={() => close(items.length)}
      onReopen={() => (user ? startCheckout(checkout) : useCheckout.setState({ checkout, isGuest: true }))}
      busy={isSubmitting}
      title={delivery.method === 'pickup' ? say.pickupTitle : say.title}
      closeLabel={shell.close}
      width="wide"
      foot={
        <CheckoutFoot
          total={
            <OrderTotal
              items={items}
              fee={price.fee}
              discount={price.discount}
              delivery={delivery}
              slot={slot}
            />
          }
          action={isSubmitting ? say.sending : failure?.prices.length ? say.confirmPrices : say.send}
          isSubmitting={isSubmitting}
          isWaiting={submit.isWaiting}
          disabled={items.length === 0 || delivery.isPaused}
          onCancel={() => close(items.length)}
        />
      }
    >
      <div className={styles.checkout} data-settling={isSettling || undefined}>
        <form
          ref={submit.fields}
          id="checkout"
          className={styles.form}
          noValidate
          onSubmit={submit.submit}
          onKeyDown={moveOnEnter}
          onChange={state.updateDraft}
        >
          <Notice state={state} onLogin={() => openLogin(false)} />
          <CheckoutFields
            state={state}
            submit={submit}
            isAwaited={isAwaited}
            onLogin={failure?.needsAccount ? null : () => openLogin(true)}
          />
        </form>
        <Preview state={state} />
      </div>
    </Modal>
  );
}

/** For this long the form is hidden, in milliseconds. On a slower line it begins with name and phone number. */
const settlingMs = 500;
/** For this long the fields wait that the delivery options and the saved addresses would move. */
const awaitedMs = 5000;

/** Whether to wait: until the form's parts are known, but no longer than this. */
function useSettling(isKnown: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(isKnown);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  if (isKnown && !isOver) setOver(true);
  return !isKnown && !isOver;
}

/** Closes the checkout; after a reorder, a toast says that the goods are in the cart. */
function useClose(checkout: Checkout): (count: number) => void {
  const say = useCheckoutWords();
  const cart = useCartWords();
  const path = usePath();
  const navigate = useNavigate();
  const showToast = useShowToast();
  return (count) => {
    closeCheckout();
    if (!checkout.isReorder || count === 0) return;
    showToast({
      text: say.reorderInCart,
      action: { label: cart.view, onPress: () => navigate(path('/cart')) },
    });
  };
}

/** Opens the login, keeping the typed values for the account. */
function logIn(checkout: Checkout, texts: Record<string, string>, isOffer: boolean): void {
  // Values prefilled from an earlier order must not replace the account's own address.
  const isStored = !isOffer || readDraft('checkout', '') !== null;
  const onSignedIn = ({ email }: User) => {
    if (isStored) storeDraft('checkout', email, texts);
    if (isStored) storePlaces(email, readPlaces(''));
  };
  continueWithAccount(checkout, { onSignedIn, isOffer });
}

/** Why nothing can be sent, or was refused, above the form. */
function Notice({ state, onLogin }: { state: CheckoutState; onLogin: () => void }) {
  const words = useWords();
  const { items, failure, form, delivery, refused } = state;
  // The shop has removed all its slots since: the order is sent without one.
  const areTimesGone = failure?.isOfSlot === true && !delivery.isTimed;
  const notice = delivery.isPaused ? (
    <PausedNotice delivery={delivery} isAnswer={failure !== undefined} />
  ) : refused.banner ? (
    <CheckoutFailure failure={refused.banner} areTimesGone={areTimesGone} onLogin={onLogin} />
  ) : items.length === 0 && !form.formState.isSubmitting ? (
    <Alert>{words.cart.nothingToOrder}</Alert>
  ) : null;
  return notice && <div className={styles.wide}>{notice}</div>;
}

/** The message, as far as the form is filled in. */
function Preview({ state }: { state: CheckoutState }) {
  const { user, items, form, delivery, price, slot, phoneCountry } = state;
  const { coupon, discount, fee } = price;
  return (
    <OrderPreview
      items={items}
      isGuest={user === null}
      delivery={{ ...delivery, fee }}
      slot={slot}
      payment={paymentOf(form.watch('payment'), delivery.options)}
      {...readCustomer(form.watch(), phoneCountry !== null)}
      coupon={coupon.given && { ...coupon.given, discount }}
    />
  );
}
