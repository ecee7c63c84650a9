import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { OfferedArea } from '../../../contracts/checkout-options.ts';
import { deliverySums } from '../../../contracts/delivery-sums.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { changeOrder } from '../../../contracts/order-revisions.ts';
import { callRecorded } from '../../http/api.ts';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { OrderChanges } from '../../orders/order-changes.tsx';
import { PlaceFields } from '../../orders/place-fields.tsx';
import { useAddressForm } from '../../orders/use-address-form.ts';
import { useAction } from '../../session/use-action.ts';
import { useCheckoutOptions } from '../../session/use-checkout-options.ts';
import { Alert } from '../../ui/alert.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import card from '../card.module.css';
import { MergedNotice, RestoredNotice } from '../form-draft.tsx';
import { amountFault } from '../parse-amount.ts';
import { readTabDraft, removeTabDraft, storeTabDraft } from '../tab-draft.ts';
import { threeWayMerge } from '../three-way-merge.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { ChoiceWaits, VersionChoice } from '../version-choice.tsx';
import { type ChangeDraft, useChangeKey } from './change-draft.ts';
import { ChangeFoot } from './change-foot.tsx';
import { readConsent } from './draft-consent.ts';
import { DraftLines } from './draft-lines.tsx';
import styles from './edit-order.module.css';
import {
  draftOf,
  isComplete,
  isFeeLeft,
  isSameDraft,
  mergeDraft,
  type OrderDraft,
  seenOf,
  wantedOf,
} from './order-draft.ts';
import { refetchOrdersAfterWrite } from './order-stream.ts';
import { SlotField } from './slot-field.tsx';

type EditOrderProps = {
  order: AdminOrder;
  onClose: () => void;
};

/** A word to the customer, or that they agreed, changes nothing by itself. */
const contentsOf = (draft: OrderDraft): OrderDraft => ({ ...draft, reason: '', agreed: false });

/** Where an order goes, or would go after the change that waits for the customer. */
function placeIn({ revision, ...order }: AdminOrder) {
  const { shipping_address: address, delivery } = revision.proposed ?? order;
  return { address, areaId: delivery.area?.id ?? null };
}

/**
 * Changes an order: lines, fee, address. What the customer has not agreed to is proposed to them. The change is of the order as it
 * was when it was begun: a later revision, which may arrive while the sheet is open, is taken into it by a choice alone.
 */
export function EditOrder({ order, onClose }: EditOrderProps) {
  const key = useChangeKey(order);
  const [start, setStart] = useState<SheetStart>(() => {
    const stored = readTabDraft<ChangeDraft>(key);
    return { begun: stored?.begun ?? order, typed: stored, isMerged: false };
  });
  return (
    <ChangeSheet
      key={seenOf(start.begun)}
      draftKey={key}
      start={start}
      now={order}
      onRestart={(typed) => {
        removeTabDraft(key);
        setStart({ begun: order, typed: typed && { ...typed, begun: order }, isMerged: typed !== null });
      }}
      onClose={onClose}
    />
  );
}

type SheetStart = {
  begun: AdminOrder;
  typed: ChangeDraft | null;
  /** Another revision has come into what was typed. */
  isMerged: boolean;
};

type ChangeSheetProps = {
  draftKey: string;
  start: SheetStart;
  /** The order as it is by now. */
  now: AdminOrder;
  /** Begins again with the order as it is by now, and what was typed into that. */
  onRestart: (typed: Omit<ChangeDraft, 'begun'> | null) => void;
  onClose: () => void;
};

function ChangeSheet({ draftKey: key, start: begin, now, onRestart, onClose }: ChangeSheetProps) {
  const { begun: order, typed: stored, isMerged } = begin;
  const { orders, overview } = useAdminWords();
  const { change } = orders;
  const { address: addressName, phone } = useCustomerWords().orders;
  const errors = useAdminErrors();
  const { offerUndo } = useUndo();
  const [draft, setDraft] = useState(() => stored?.draft ?? draftOf(order));
  const [tries, setTries] = useState(0);
  const form = useFocusFirstInvalid<HTMLDivElement>(tries);
  const options = useCheckoutOptions();
  const { country } = order.delivery;
  const { proposed } = order.revision;
  const begun = { ...placeIn(order), isAbroad: country !== null };
  const feeTo = (area: OfferedArea | null) => {
    const ownFee = area ? deliverySums(area, order.subtotal).fee : (options?.delivery_fee ?? 0);
    return order.coupon?.kind === 'delivery' ? 0 : ownFee;
  };
  // The fee of another area is filled in, for the seller to change.
  const onArea = (area: OfferedArea | null) => setDraft({ ...draft, fee: plainAmount(feeTo(area)) });
  const place = useAddressForm(begun, { options, onArea, draftAreaId: stored?.areaId });
  const typed = useRef<ReturnType<typeof place.placeOf>>(undefined);
  const [isAddressOpen, setAddressOpen] = useState(false);
  const isChanged = place.isChanged || !isSameDraft(draft, draftOf(order));
  const close = () => {
    removeTabDraft(key);
    onClose();
  };
  // By every letter of the address the customer may have to be asked.
  const address = useWatch({ control: place.form.control });
  const { areaId } = place;
  const { reset, getValues } = place.form;
  useEffect(() => {
    if (stored) reset(stored.address, { keepDefaultValues: true });
  }, [stored, reset]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address is a reason to keep it.
  useEffect(() => {
    if (isChanged)
      storeTabDraft(key, { begun: order, draft, address: getValues(), areaId } satisfies ChangeDraft);
    else removeTabDraft(key);
  }, [key, isChanged, order, draft, address, areaId, getValues]);
  const feeFault = amountFault(draft.fee);
  const isPickup = order.delivery.method === 'pickup';
  const consent = readConsent(order, draft, isPickup ? undefined : place.readPlace());
  const isOther =
    proposed !== null || place.isChanged || !isSameDraft(contentsOf(draft), contentsOf(draftOf(order)));
  const { isBusy, failure, start } = useAction(async () => {
    const wanted = isComplete(draft) ? wantedOf(order, draft, typed.current) : null;
    if (!wanted) return setTries((before) => before + 1);
    try {
      const { answer, activity } = await callRecorded(changeOrder, wanted);
      const isProposed = answer.revision.proposed !== null;
      const text = isProposed ? change.proposed(order.number) : change.changed(order.number);
      if (activity !== null)
        offerUndo({ activity, subject: order.id, text, onUndone: refetchOrdersAfterWrite });
      close();
      // Where the customer is told of it.
      if (isProposed) window.scrollTo({ top: 0 });
    } finally {
      // What was refused because the order is another by now is answered by a choice once that is here.
      refetchOrdersAfterWrite();
    }
  });
  // While it is being saved, the later revision is its own.
  const isOutdated = !isBusy && seenOf(now) !== seenOf(order);
  // Nothing was typed: it simply begins anew.
  useEffect(() => {
    if (isOutdated && !isChanged && !failure) onRestart(null);
  }, [isOutdated, isChanged, failure, onRestart]);
  const addMine = () => {
    const [before, after] = [placeIn(order), placeIn(now)];
    onRestart({
      draft: mergeDraft(order, draft, now),
      address: threeWayMerge(place.valuesAt(before.address), getValues(), place.valuesAt(after.address)),
      areaId: areaId === before.areaId ? after.areaId : areaId,
    });
  };
  const save = () => {
    if (isPickup) return start();
    void place.form.handleSubmit(
      (values) => {
        typed.current = place.placeOf(values);
        start();
      },
      () => setAddressOpen(true),
    )();
  };
  return (
    <FormModal
      isChanged={isChanged}
      onClose={close}
      title={change.title}
      busy={isBusy}
      foot={
        isOutdated ? (
          <ChoiceWaits />
        ) : (
          <ChangeFoot
            order={order}
            draft={draft}
            consent={consent}
            isOther={isOther}
            isBusy={isBusy}
            onAgreed={(agreed) => setDraft({ ...draft, agreed })}
            onSave={save}
          />
        )
      }
    >
      <div ref={form} className={styles.form}>
        {isMerged && !isOutdated && <MergedNotice />}
        {stored && isChanged && !isMerged && !isOutdated && (
          <RestoredNotice isOutdated={false} onDiscard={() => onRestart(null)} />
        )}
        {proposed && <p>{change.replaces}</p>}
        <DraftLines
          lines={draft.lines}
          isTried={tries > 0}
          onChange={(lines) => setDraft({ ...draft, lines })}
        />
        <Field
          label={draft.isFeePending ? change.deliveryPrice : overview.fee}
          hint={draft.isFeePending ? orders.feeUnknown : undefined}
          error={tries > 0 && !isFeeLeft(draft) && feeFault && errors.fields[feeFault]}
        >
          <TextInput
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={draft.fee}
            onChange={({ target }) => setDraft({ ...draft, fee: target.value })}
          />
        </Field>
        {!isPickup && (
          <details
            className={card.fold}
            open={isAddressOpen}
            onToggle={(event) => setAddressOpen(event.currentTarget.open)}
          >
            <summary>{addressName}</summary>
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
        {isPickup && (
          <PhoneField
            label={phone}
            autoComplete="off"
            value={draft.phone}
            onChange={({ target }) => setDraft({ ...draft, phone: target.value })}
          />
        )}
        {!country && (
          <SlotField
            order={order}
            areaId={place.area?.id ?? null}
            chosen={draft.slot}
            onChoose={(slot) => setDraft({ ...draft, slot })}
          />
        )}
        <Field label={change.reason} hint={change.reasonHint}>
          <TextInput
            maxLength={300}
            value={draft.reason}
            onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
          />
        </Field>
        {consent === 'ask' && <p className="muted">{change.agreedHint}</p>}
        {isOutdated && (isChanged || failure) ? (
          <VersionChoice
            text={now.revision.proposed ? change.conflictProposed : change.conflict}
            onTakeTheirs={() => onRestart(null)}
            mine={{ onAdd: addMine }}
          >
            <OrderChanges order={order} proposal={now.revision.proposed ?? { ...now, reason: '' }} />
          </VersionChoice>
        ) : (
          failure && <Alert isAnswer>{failure}</Alert>
        )}
      </div>
    </FormModal>
  );
}
