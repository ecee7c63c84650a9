import { type FormEvent, useRef, useState } from 'react';
import { addressLabelIn, type SavedAddress } from '../../contracts/addresses.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { PlaceFields } from '../orders/place-fields.tsx';
import { useAddressForm } from '../orders/use-address-form.ts';
import { useAction } from '../session/use-action.ts';
import { useCheckoutOptions } from '../session/use-checkout-options.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { FormModal } from '../ui/form-modal.tsx';
import { moveOnEnter } from '../ui/move-on-enter.ts';
import { useFocusFirstInvalid } from '../ui/use-focus-first-invalid.ts';
import styles from './addresses.module.css';
import { type AddressInput, saveAddress } from './use-addresses.ts';

type AddressFormProps = { address: SavedAddress | null; onClose: () => void; onReopen: () => void };

/** The form of a new or an existing address. */
export function AddressForm({ address, onClose, onReopen }: AddressFormProps) {
  const { addresses: say, profile } = useCustomerWords();
  const options = useCheckoutOptions();
  const begun = address && { address, areaId: address.area?.id ?? null };
  const place = useAddressForm(begun, { options });
  const begunLabel = addressLabelIn(useLanguage(), address?.label ?? '');
  const [label, setLabel] = useState(begunLabel);
  const element = useFocusFirstInvalid(place.form.formState.submitCount);
  const wanted = useRef<AddressInput>(null);
  const { isBusy, failure, start } = useAction(async () => {
    if (wanted.current) await saveAddress(address?.id ?? null, wanted.current);
    onClose();
  });
  const submit = (event: FormEvent) =>
    void place.form.handleSubmit((values) => {
      const { phone: _, ...typed } = place.placeOf(values);
      // A label that the shop suggests is shown in the reader's language, but stored as it was.
      wanted.current = { ...typed, label: label === begunLabel ? (address?.label ?? '') : label };
      start();
    })(event);
  return (
    <FormModal
      isChanged={place.isChanged || label !== begunLabel}
      onClose={onClose}
      onReopen={onReopen}
      title={address ? say.editTitle : say.add}
      busy={isBusy}
      foot={
        <Button block type="submit" form="address" busy={isBusy}>
          {profile.save}
        </Button>
      }
    >
      <form
        ref={element}
        id="address"
        className={styles.form}
        noValidate
        onSubmit={submit}
        onKeyDown={moveOnEnter}
      >
        {failure && <Alert>{failure}</Alert>}
        <Field label={say.label} note={profile.optional} hint={say.labelHint}>
          <TextInput
            value={label}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="next"
            onChange={({ target }) => setLabel(target.value)}
          />
        </Field>
        <PlaceFields address={place} hasPhone={false} disabled={isBusy} />
      </form>
    </FormModal>
  );
}
