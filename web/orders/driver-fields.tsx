import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { writePin } from '../../contracts/map-link.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Button } from '../ui/button.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Field, TextInput } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './address-fields.module.css';
import type { AddressField, AddressValues } from './address-values.ts';
import { useOnceFilled } from './use-once-filled.ts';

type DriverFieldsProps = {
  form: UseFormReturn<AddressValues>;
  errorOf: (name: AddressField) => string | undefined;
  /** The message below a field: by how many characters it is too long. */
  tooLong: (name: AddressField) => ReactNode;
  /** False when the address is not the reader's own: then the reader's location is irrelevant. */
  isOwn: boolean;
  disabled: boolean;
};

/** Fields that help a driver to find the door. */
export function DriverFields({ form, errorOf, tooLong, isOwn, disabled }: DriverFieldsProps) {
  const say = useCheckoutWords();
  const register = (name: AddressField) => ({
    ...form.register(name),
    disabled,
    autoComplete: 'off',
  });
  // Filled fields stay visible, as they may belong to another street's door.
  const isFilled = useOnceFilled(form, ['driver_note', 'pin']);
  const isOpen = isFilled || errorOf('pin') !== undefined;
  return (
    <>
      <Field label={say.building} note={say.optional} error={errorOf('building')}>
        <TextInput {...register('building')} enterKeyHint="next" />
        {tooLong('building')}
      </Field>
      <Field label={say.floor} note={say.optional} error={errorOf('floor')}>
        <TextInput {...register('floor')} enterKeyHint="next" />
        {tooLong('floor')}
      </Field>
      <div className={styles.wide}>
        <Field label={say.landmark} note={say.optional} error={errorOf('landmark')}>
          <TextInput {...register('landmark')} placeholder={say.landmarkHint} enterKeyHint="next" />
          {tooLong('landmark')}
        </Field>
      </div>
      <details
        className={`${disclosure.disclosure} ${styles.wide} ${styles.more}`}
        open={isOpen || undefined}
        // Scrolls the expanded part into view, above the sheet's foot.
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isOpen) currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary>
          {say.moreForDriver}
          <Icon name="chevron" />
        </summary>
        <div>
          <Field label={say.driverNote} error={errorOf('driver_note')}>
            <TextInput {...register('driver_note')} enterKeyHint="next" />
            {tooLong('driver_note')}
          </Field>
          <Field label={say.pin} hint={say.pinHint} error={errorOf('pin')}>
            <TextInput {...register('pin')} dir="ltr" enterKeyHint="next" />
          </Field>
          {isOwn && (
            <OwnPlace
              disabled={disabled}
              onFound={(pin) => form.setValue('pin', pin, { shouldDirty: true, shouldValidate: true })}
            />
          )}
        </div>
      </details>
    </>
  );
}

/** Timeout of locating the phone, in milliseconds. */
const timeoutMs = 15_000;

/** Asks for the phone's location, only after a tap. */
function OwnPlace({ disabled, onFound }: { disabled: boolean; onFound: (pin: string) => void }) {
  const say = useCheckoutWords();
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const look = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(writePin(coords));
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: timeoutMs },
    );
  };
  return (
    <div>
      <Button variant="line" size="sm" busy={state === 'looking'} disabled={disabled} onClick={look}>
        <Icon name="pin" />
        {say.useMyPlace}
      </Button>
      <p role="status" className="muted">
        {state === 'failed' && say.placeUnknown}
      </p>
    </div>
  );
}
