import { type SyntheticEvent, useRef, useState } from 'react';
import type { OfferedArea } from '../../contracts/checkout-options.ts';
import { deliverySums } from '../../contracts/delivery-sums.ts';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import type { Order } from '../../contracts/orders.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { PlaceFields } from '../orders/place-fields.tsx';
import { useAddressForm } from '../orders/use-address-form.ts';
import { useAction } from '../session/use-action.ts';
import { useCheckoutOptions } from '../session/use-checkout-options.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FormModal } from '../ui/form-modal.tsx';
import { moveOnEnter } from '../ui/move-on-enter.ts';
import { DeliveryFee } from '../ui/price.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { useFocusFirstInvalid } from '../ui/use-focus-first-invalid.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { ChangePhone } from './change-phone.tsx';
import { type OrderActions, thenRefetch } from './order-actions.ts';
import styles from './own-changes.module.css';

/**
 * The customer's changes while an order is pending: cancelling it, correcting its address, or the phone of a pickup
 * order. An unanswered proposal has to be answered before a correction, as it says. Later it says where to ask.
 */
export function OwnChanges({
  order,
  actions,
  onCancelled,
}: {
  order: Order;
  actions: OrderActions;
  /** Called when the order is cancelled, so that its place on the page says so. */
  onCancelled: () => void;
}) {
  const { changes } = useCustomerWords().orders;
  const [opened, setOpened] = useState<'address' | 'phone' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const isPending = order.status === 'pending';
  const isAsked = order.revision.proposed !== null;
  const isPickup = order.delivery.method === 'pickup';
  return (
    <>
      {isUnderWay(order.status) && !isPending && <p className={`muted ${styles.over}`}>{changes.over}</p>}
      {isPending && !isAsked && (
        <Button size="sm" variant="line" onClick={() => setOpened(isPickup ? 'phone' : 'address')}>
          {isPickup ? changes.editPhone : changes.editAddress}
        </Button>
      )}
      {isPending && (
        <Button size="sm" variant="line" onClick={() => setOpened('cancel')}>
          {changes.cancel}
        </Button>
      )}
      {isPending && isAsked && (
        <p className={`muted ${styles.over}`}>
          {isPickup ? changes.phoneAfterAnswer : changes.addressAfterAnswer}
        </p>
      )}
      {/* Stays open when the seller was faster, so that the refusal can be read and the typed text is kept. */}
      {opened === 'address' && (
        <AddressForm order={order} actions={actions} onClose={close} onReopen={() => setOpened('address')} />
      )}
      {opened === 'phone' && <ChangePhone order={order} actions={actions} onClose={close} />}
      {opened === 'cancel' && (
        <CancelQuestion order={order} actions={actions} onClose={close} onCancelled={onCancelled} />
      )}
    </>
  );
}

type Opened = { order: Order; actions: OrderActions; onClose: () => void };

function AddressForm({ order, actions, onClose, onReopen }: Opened & { onReopen: () => void }) {
  const language = useLanguage();
  const { changes, fee: feeWord } = useCustomerWords().orders;
  const showToast = useShowToast();
  const options = useCheckoutOptions();
  const { area: orderedArea, country } = order.delivery;
  const begun = {
    address: order.shipping_address,
    areaId: orderedArea?.id ?? null,
    isAbroad: country !== null,
  };
  const { needsPhone } = actions;
  const place = useAddressForm(begun, { options, needsPhone });
  const { area, isOtherArea } = place;
  // Delivery that a coupon makes free stays free.
  const isRecharged = order.coupon?.kind !== 'delivery';
  const feeOf = (other: OfferedArea) =>
    isRecharged && other.id !== begun.areaId ? deliverySums(other, order.subtotal).fee : order.delivery_fee;
  const fee = area ? feeOf(area) : isRecharged && isOtherArea ? place.elsewhere : order.delivery_fee;
  const element = useFocusFirstInvalid(place.form.formState.submitCount);
  const wanted = useRef<Parameters<OrderActions['changeAddress']>[1]>(null);
  const { isBusy, failure, start } = useAction(async () => {
    if (!wanted.current) return;
    await thenRefetch(actions, actions.changeAddress(order.revision.number, wanted.current, fee));
    onClose();
    // A toast, as the address itself may be off screen.
    showToast({ text: changes.addressSaved });
  });
  const submit = (event: SyntheticEvent) =>
    void place.form.handleSubmit((values) => {
      wanted.current = place.placeOf(values);
      start();
    })(event);
  return (
    <FormModal
      isChanged={place.isChanged}
      onClose={onClose}
      onReopen={onReopen}
      title={changes.editAddress}
      busy={isBusy}
      foot={
        <Button block type="submit" form="order-address" busy={isBusy}>
          {changes.saveAddress}
        </Button>
      }
    >
      <form
        ref={element}
        id="order-address"
        className={styles.fields}
        noValidate
        onSubmit={submit}
        onKeyDown={moveOnEnter}
      >
        {failure && <Alert isAnswer>{failure}</Alert>}
        <PlaceFields address={place} hasPhone feeOf={feeOf} disabled={isBusy}>
          {isOtherArea && (
            <p role="status">
              {feeWord}: <DeliveryFee amount={fee} language={language} />
            </p>
          )}
        </PlaceFields>
      </form>
    </FormModal>
  );
}
