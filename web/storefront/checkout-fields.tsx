import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Agreement } from '../ui/agreement.tsx';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutAddresses } from './checkout-addresses.tsx';
import { CheckoutContact, CheckoutEmail } from './checkout-contact.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { CheckoutDelivery } from './checkout-delivery.tsx';
import styles from './checkout-modal.module.css';
import { CheckoutPayment } from './checkout-payment.tsx';
import { CheckoutPreferences } from './checkout-preferences.tsx';
import { CheckoutSlot } from './checkout-slot.tsx';
import { ReadyNote } from './ready-note.tsx';
import type { CheckoutState } from './use-checkout-state.ts';
import type { CheckoutSubmit } from './use-checkout-submit.ts';

type CheckoutFieldsProps = {
  state: CheckoutState;
  submit: CheckoutSubmit;
  /** Whether only name and phone number are shown: what follows is still loading. */
  isAwaited: boolean;
  /** Opens the login for a guest, where it is offered beside the name. */
  onLogin: (() => void) | null;
};

/** All fields of an order, in their order: customer, address, time, preferences, payment. */
export function CheckoutFields({ state, submit, isAwaited, onLogin }: CheckoutFieldsProps) {
  const say = useCheckoutWords();
  const { user, form, phoneCountry, errorOf } = state;
  return (
    <>
      <CheckoutContact
        form={form}
        isGuest={!user}
        country={phoneCountry}
        errorOf={errorOf}
        disabled={form.formState.isSubmitting}
        onLogin={onLogin}
      />
      {isAwaited ? (
        <p className={`${styles.wide} ${styles.awaited}`} role="status">
          {say.optionsLoading}
        </p>
      ) : (
        <FurtherFields state={state} submit={submit} />
      )}
    </>
  );
}

/** The fields after name and phone number. */
function FurtherFields({ state, submit }: Pick<CheckoutFieldsProps, 'state' | 'submit'>) {
  const say = useCheckoutWords();
  const { user, items, form, delivery, chosen, isCountryTyped, phoneCountry, errorOf } = state;
  const { isSubmitting } = form.formState;
  return (
    <>
      <WhereTo state={state} submit={submit} />
      <ReadyNote items={items} className={styles.wide} />
      {delivery.isTimed && <When state={state} times={submit.times} />}
      {chosen.isTimed && isCountryTyped && !form.isJordanTyped && (
        <p className={styles.wide} role="status">
          {say.noSlotsAbroad}
        </p>
      )}
      {delivery.method === 'delivery' && (
        <CheckoutAddress
          form={form}
          cityFields={state.cityFields}
          isCountryTyped={isCountryTyped}
          onJordan={() => state.changeSide(false)}
          disabled={isSubmitting}
        />
      )}
      {!user && <CheckoutEmail form={form} errorOf={errorOf} disabled={isSubmitting} />}
      {(delivery.options?.coupons || state.coupon !== '') && (
        <CheckoutCoupon
          code={state.coupon}
          onType={(typed) => {
            state.setText('coupon', typed);
            state.updateDraft();
          }}
          coupon={state.price.coupon}
          disabled={isSubmitting}
        />
      )}
      <CheckoutPreferences form={form} country={phoneCountry} errorOf={errorOf} disabled={isSubmitting} />
      <div className={`${styles.wide} ${styles.terms}`}>
        <CheckoutPayment
          delivery={delivery}
          chosen={form.watch('payment')}
          onChoose={(method) => state.setText('payment', method)}
          disabled={isSubmitting}
        />
        {state.price.stampsText && <p>{state.price.stampsText}</p>}
        <p className="muted">
          <Agreement sentence="bySending" />
        </p>
      </div>
    </>
  );
}

/** The delivery method, with areas, countries and saved addresses. */
function WhereTo({ state, submit }: Pick<CheckoutFieldsProps, 'state' | 'submit'>) {
  const cart = useCartWords();
  const { form, delivery, isCountryTyped, isAreaCity, cityFields, refused, updateDraft } = state;
  const { isSubmitting, errors } = form.formState;
  return (
    <CheckoutDelivery
      delivery={isCountryTyped && !isAreaCity ? { ...delivery, country: null } : delivery}
      isFree={state.price.isFree}
      onTypingArea={(isTyping) => {
        cityFields.onTyping(isTyping);
        if (!isTyping) updateDraft();
      }}
      areaFault={refused.areaFault ?? (delivery.isAreaMissing && errors.area && cart.areaMissing)}
      whyAsked={submit.isAreaAsked && cart.areaAsked}
      isHeld={submit.isHeld}
      onSide={state.changeSide}
      disabled={isSubmitting}
    >
      {form.addresses.length > 0 && (
        <CheckoutAddresses
          addresses={form.addresses}
          form={form}
          areaId={delivery.area?.id ?? null}
          disabled={isSubmitting}
          onFilled={updateDraft}
        />
      )}
    </CheckoutDelivery>
  );
}

/** The slots to choose from; loaded again after an order, as its slot may be full. */
function When({ state, times }: { state: CheckoutState; times: CheckoutSubmit['times'] }) {
  const { form, delivery, failure } = state;
  const { isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  return (
    <div className={styles.wide} data-times="">
      <CheckoutSlot
        key={`${delivery.method} ${delivery.area?.id} ${isSubmitSuccessful ? submitCount : 0}`}
        delivery={delivery}
        chosen={form.watch('slot') ?? ''}
        onChoose={(slot) => state.setText('slot', slot)}
        onTimes={times.setTimes}
        held={times.held}
        isRefused={failure?.isOfSlot === true}
        disabled={isSubmitting}
      />
    </div>
  );
}
