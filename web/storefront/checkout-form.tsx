import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '../../contracts/accounts.ts';
import { readDraft, storeDraft } from '../browser/drafts.ts';
import { isOnline } from '../browser/online.ts';
import { type Checkout, closeCheckout, startCheckout, useCheckout } from '../cart/checkout.ts';
import { useDeliveryChoice } from '../cart/delivery-choice.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { describeTyped } from '../orders/describe-typed.ts';
import { useCityFields } from '../orders/use-city-fields.ts';
import { Agreement } from '../ui/agreement.tsx';
import { Alert } from '../ui/alert.tsx';
import { Modal } from '../ui/modal.tsx';
import { moveOnEnter } from '../ui/move-on-enter.ts';
import { useShowToast } from '../ui/toast.tsx';
import { useFocusFirstInvalid } from '../ui/use-focus-first-invalid.ts';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutAddresses } from './checkout-addresses.tsx';
import { CheckoutContact, CheckoutEmail } from './checkout-contact.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { CheckoutDelivery } from './checkout-delivery.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { CheckoutFoot } from './checkout-foot.tsx';
import styles from './checkout-modal.module.css';
import { CheckoutPayment, paymentOf } from './checkout-payment.tsx';
import { CheckoutSlot, readSlot } from './checkout-slot.tsx';
import { CheckoutWishes } from './checkout-wishes.tsx';
import { continueWithAccount } from './continue-with-account.ts';
import { readPlaces, storePlaces } from './kept-places.ts';
import type { SentOrder } from './open-whatsapp.ts';
import { OrderPreview } from './order-preview.tsx';
import { OrderTotal } from './order-total.tsx';
import { PausedNotice } from './paused-notice.tsx';
import { ReadyNote } from './ready-note.tsx';
import { useAreaCity } from './use-area-city.ts';
import { useAreaQuestion } from './use-area-question.ts';
import { useCheckoutFee } from './use-checkout-fee.ts';
import { type CheckoutValues, readCustomer, textsOf, useCheckoutForm } from './use-checkout-form.ts';
import { useDelivery } from './use-delivery.ts';
import { useOrderSending } from './use-order-sending.ts';
import { useRefusedField } from './use-refused-field.ts';
import { useSendWhenReady } from './use-send-when-ready.ts';
import { useTimesCheck } from './use-times-check.ts';
import { useUnloadedOptions } from './use-unloaded-options.ts';
import { payableOptions } from './wish-values.ts';

type CheckoutFormProps = {
  checkout: Checkout;
  /** Null for a guest. */
  user: User | null;
  onSaved: (order: SentOrder) => void;
};

/** What an order is made of, beside the message that it will be. */
export function CheckoutForm({ checkout, user, onSaved }: CheckoutFormProps) {
  const words = useWords();
  const say = useCheckoutWords();
  const cart = useCartWords();
  const path = usePath();
  const navigate = useNavigate();
  const showToast = useShowToast();
  const { items, failure, send } = useOrderSending(checkout, user, onSaved);
  const chosen = useDelivery(items);
  const form = useCheckoutForm(user, chosen);
  const { delivery, isJordanTyped } = form;
  const { area, country, method } = delivery;
  const isCountryTyped = country !== chosen.country;
  const phoneCountry = isJordanTyped ? null : country;
  const areaBefore = useDeliveryChoice(({ typedArea }) => typedArea);
  const isAreaCity = useAreaCity(delivery, form.watch('city'));
  const { code, phone } = { code: form.watch('coupon') ?? '', phone: form.watch('phone') };
  const cityFields = useCityFields(form, {
    mayHaveAreas: !delivery.options || (!country && (delivery.options?.areas ?? []).length > 0),
    isAreaChosen: area !== null,
    isAreaMissing: delivery.isAreaMissing,
    isAbroad: country !== null,
    side: form.watch('is_abroad'),
    typedArea: chosen.country ? areaBefore : delivery.typedArea,
  });
  const refusal = failure?.isOffline ? null : failure;
  const { coupon, discount, stampsText, isFreeForStamps, isFree, fee } = useCheckoutFee({
    user,
    items,
    delivery,
    code,
    phone,
    refusal,
  });
  const isGift = form.watch('is_gift') === 'yes';
  const options = payableOptions(delivery.options, { isGift, isAbroad: country !== null });
  const { isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const { banner, areaFault } = useRefusedField(failure, delivery, isSubmitting, (city) => {
    if (!form.getValues('city')) form.setValue('city', city, { shouldDirty: true });
  });
  const fields = useFocusFirstInvalid(isSubmitSuccessful ? 0 : submitCount);
  const times = useTimesCheck(delivery.isTimed, form.watch('slot') ?? '');
  /** Whether it is known what the shop asks for. */
  const isReady = delivery.fee !== 'loading' && times.isKnown;
  const unloaded = useUnloadedOptions(chosen, form.watch('city'));
  const areaQuestion = useAreaQuestion(delivery);
  const slot = delivery.isTimed ? readSlot(form.watch('slot')) : null;
  const { isWaiting, wait } = useSendWhenReady('checkout', isReady);

  /**
   * Popup blockers allow `window.open` only within the click: the window is opened before the request and redirected after it.
   */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) {
      times.rememberShown();
      return wait();
    }
    if (unloaded.holdBack() || areaQuestion.holdBack(fields) || times.holdBack()) return;
    form.fillFromProfile();
    form.forgetShown();
    const isRefused = area && (!area.open || delivery.missingToMinimum > 0);
    const isComplete = form.isComplete() && !isRefused;
    const tab = isComplete && !isSubmitting && isOnline() ? window.open('', '_blank') : null;
    void form.handleSubmit((address) =>
      send(address, tab, { ...delivery, options }, coupon, isFreeForStamps),
    )(event);
  };

  /** The shop has taken all its times away since: the order is sent without one. */
  const areTimesGone = failure?.isOfSlot === true && !delivery.isTimed;

  const close = () => {
    closeCheckout();
    if (!checkout.isReorder || items.length === 0) return;
    showToast({
      text: say.reorderInCart,
      action: { label: cart.view, onPress: () => navigate(path('/cart')) },
    });
  };

  const updateDraft = () => storeDraft('checkout', user?.email ?? '', textsOf(form.getValues()));

  const changeSide = (isAbroad: boolean, country?: string | null) => {
    form.changeSide(isAbroad, country);
    updateDraft();
  };

  const openLogin = (isOffer: boolean) => {
    const texts = textsOf(form.getValues());
    // What an earlier order filled in is no reason to pass over the account's own address.
    const isStored = !isOffer || readDraft('checkout', '') !== null;
    const onSignedIn = ({ email }: User) => {
      if (isStored) storeDraft('checkout', email, texts);
      if (isStored) storePlaces(email, readPlaces(''));
    };
    continueWithAccount(checkout, { onSignedIn, isOffer });
  };

  const action = isSubmitting ? say.sending : failure?.prices.length ? say.confirmPrices : say.send;
  const errorOf = (name: keyof CheckoutValues) => {
    const code = form.formState.errors[name]?.message;
    return code && describeTyped(code, form.watch(name), words, say);
  };
  const notice = delivery.isPaused ? (
    <PausedNotice delivery={delivery} isAnswer={failure !== undefined} />
  ) : banner ? (
    <CheckoutFailure failure={banner} areTimesGone={areTimesGone} onLogin={() => openLogin(false)} />
  ) : items.length === 0 && !isSubmitting ? (
    <Alert>{words.cart.nothingToOrder}</Alert>
  ) : null;

  return (
    <Modal
      open
      onClose={close}
      onReopen={() => (user ? startCheckout(checkout) : useCheckout.setState({ checkout, isGuest: true }))}
      busy={isSubmitting}
      title={method === 'pickup' ? say.pickupTitle : say.title}
      closeLabel={words.shell.close}
      width="wide"
      foot={
        <CheckoutFoot
          total={<OrderTotal items={items} fee={fee} discount={discount} delivery={delivery} slot={slot} />}
          action={action}
          isSubmitting={isSubmitting}
          isWaiting={isWaiting}
          disabled={items.length === 0 || delivery.isPaused}
          onCancel={close}
        />
      }
    >
      <div className={styles.checkout}>
        <form
          ref={fields}
          id="checkout"
          className={styles.form}
          noValidate
          onSubmit={submit}
          onKeyDown={moveOnEnter}
          onChange={updateDraft}
        >
          {notice && <div className={styles.wide}>{notice}</div>}
          <CheckoutContact
            form={form}
            isGuest={!user}
            country={phoneCountry}
            errorOf={errorOf}
            disabled={isSubmitting}
            onLogin={failure?.needsAccount ? null : () => openLogin(true)}
          />
          <CheckoutDelivery
            delivery={isCountryTyped && !isAreaCity ? { ...delivery, country: null } : delivery}
            isFree={isFree}
            onTypingArea={(isTyping) => {
              cityFields.onTyping(isTyping);
              if (!isTyping) updateDraft();
            }}
            areaFault={
              areaFault ?? (delivery.isAreaMissing && form.formState.errors.area && cart.areaMissing)
            }
            whyAsked={areaQuestion.isHeld && cart.areaAsked}
            isHeld={unloaded.isHeld}
            onSide={changeSide}
            disabled={isSubmitting}
          >
            {form.addresses.length > 0 && (
              <CheckoutAddresses
                addresses={form.addresses}
                form={form}
                areaId={area?.id ?? null}
                disabled={isSubmitting}
                onFilled={updateDraft}
              />
            )}
          </CheckoutDelivery>
          <ReadyNote items={items} className={styles.wide} />
          {delivery.isTimed && (
            <div className={styles.wide} data-times="">
              <CheckoutSlot
                key={`${method} ${area?.id} ${isSubmitSuccessful ? submitCount : 0}`}
                delivery={delivery}
                chosen={form.watch('slot') ?? ''}
                onChoose={(slot) => form.setValue('slot', slot, { shouldDirty: true })}
                onTimes={times.setTimes}
                held={times.held}
                isRefused={failure?.isOfSlot === true}
                disabled={isSubmitting}
              />
            </div>
          )}
          {chosen.isTimed && isCountryTyped && !isJordanTyped && (
            <p className={styles.wide} role="status">
              {say.noSlotsAbroad}
            </p>
          )}
          {method === 'delivery' && (
            <CheckoutAddress
              form={form}
              cityFields={cityFields}
              isCountryTyped={isCountryTyped}
              onJordan={() => changeSide(false)}
              disabled={isSubmitting}
            />
          )}
          {!user && <CheckoutEmail form={form} errorOf={errorOf} disabled={isSubmitting} />}
          {(delivery.options?.coupons || code !== '') && (
            <CheckoutCoupon
              code={code}
              onType={(typed) => {
                form.setValue('coupon', typed, { shouldDirty: true });
                updateDraft();
              }}
              coupon={coupon}
              disabled={isSubmitting}
            />
          )}
          <CheckoutWishes form={form} country={phoneCountry} errorOf={errorOf} disabled={isSubmitting} />
          <div className={`${styles.wide} ${styles.terms}`}>
            <CheckoutPayment
              delivery={{ ...delivery, options }}
              chosen={form.watch('payment')}
              onChoose={(method) => form.setValue('payment', method, { shouldDirty: true })}
              disabled={isSubmitting}
            />
            {stampsText && <p>{stampsText}</p>}
            <p className="muted">
              <Agreement sentence="bySending" />
            </p>
          </div>
        </form>
        <OrderPreview
          items={items}
          isGuest={user === null}
          delivery={{ ...delivery, fee }}
          slot={slot}
          payment={paymentOf(form.watch('payment'), options)}
          {...readCustomer(form.watch(), phoneCountry !== null)}
          coupon={coupon.given && { ...coupon.given, discount }}
        />
      </div>
    </Modal>
  );
}
