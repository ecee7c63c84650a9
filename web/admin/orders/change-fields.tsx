import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { PlaceFields } from '../../orders/place-fields.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import card from '../card.module.css';
import { amountFault } from '../parse-amount.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { DraftLines } from './draft-lines.tsx';
import styles from './edit-order.module.css';
import { draftOf, isFeeLeft } from './order-draft.ts';
import { SlotField } from './slot-field.tsx';
import type { ChangeForm } from './use-change-form.ts';

type ChangeFieldsProps = {
  form: ChangeForm;
  /** Whether saving was tried; from then on missing values are marked. */
  isTried: boolean;
  isBusy: boolean;
  isAddressOpen: boolean;
  onAddressToggle: (isOpen: boolean) => void;
};

/** The editable fields of an order. A pickup order has a phone instead of an address. */
export function ChangeFields({ form, isTried, isBusy, isAddressOpen, onAddressToggle }: ChangeFieldsProps) {
  const { order, draft, change, place, isPickup, feeTo } = form;
  const { orders, overview } = useAdminWords();
  const { address, phone } = useCustomerWords().orders;
  const fee = <FeeField form={form} isTried={isTried} />;
  return (
    <>
      {/* The fee comes first when the sheet was opened to set it. */}
      {draft.isFeePending && fee}
      <DraftLines
        lines={draft.lines}
        begun={draftOf(order).lines}
        isTried={isTried}
        onChange={(lines) => change({ lines })}
      />
      {!draft.isFeePending && fee}
      {isPickup ? (
        <PhoneField
          label={phone}
          autoComplete="off"
          value={draft.phone}
          onChange={({ target }) => change({ phone: target.value })}
        />
      ) : (
        <details
          className={card.fold}
          open={isAddressOpen}
          onToggle={(event) => onAddressToggle(event.currentTarget.open)}
        >
          <summary>{address}</summary>
          <div className={styles.fields}>
            <PlaceFields
              address={place}
              hasPhone
              disabled={isBusy}
              isOwn={false}
              areaLabel={overview.area}
              feeOf={feeTo}
            />
          </div>
        </details>
      )}
      {!order.delivery.country && (
        <SlotField
          order={order}
          areaId={place.area?.id ?? null}
          chosen={draft.slot}
          onChoose={(slot) => change({ slot })}
        />
      )}
      <Field label={orders.change.reason} hint={orders.change.reasonHint}>
        <TextInput
          maxLength={300}
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </>
  );
}

/** The delivery fee; it may stay empty while it is still to be named. */
function FeeField({ form: { draft, change }, isTried }: Pick<ChangeFieldsProps, 'form' | 'isTried'>) {
  const { orders, overview } = useAdminWords();
  const errors = useAdminErrors();
  const fault = isFeeLeft(draft) ? null : amountFault(draft.fee);
  return (
    <Field
      label={draft.isFeePending ? orders.change.deliveryPrice : overview.fee}
      hint={draft.isFeePending ? orders.feeUnknown : undefined}
      error={isTried && fault && errors.fields[fault]}
    >
      <TextInput
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={draft.fee}
        onChange={({ target }) => change({ fee: target.value })}
      />
    </Field>
  );
}
