import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { formatPhoneAsTyped } from '../../contracts/phone.ts';
import { suggestPhones } from '../../contracts/suggest-phone.ts';
import { useWords } from '../i18n/language.tsx';
import { Button } from './button.tsx';
import { Field, TextInput } from './field.tsx';
import { formatPhoneTyping } from './phone-caret.ts';
import styles from './phone-field.module.css';

type PhoneFieldProps = Omit<ComponentProps<typeof TextInput>, 'type'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'note' | 'hint' | 'error'> & {
    /** Whether a number without a country code may be foreign, and so grouped differently. */
    isAbroad?: boolean;
    /** Suggests E.164 numbers for an invalid one. */
    suggest?: (typed: string) => string[];
  };

/**
 * A phone number, formatted while typing if it is Jordanian, in any of the three digit sets. Below an invalid one are
 * suggestions, each applied by a tap.
 */
export function PhoneField({ suggest = suggestPhones, isAbroad = false, ...props }: PhoneFieldProps) {
  const { label, note, hint, error, ref, onChange, ...rest } = props;
  const { phoneMeant } = useWords().errors;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isFaulty = Boolean(error);
  // A form sets the field's value without an event.
  useEffect(() => {
    if (isFaulty) setTyped(input.current?.value ?? '');
  }, [isFaulty]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { inputType, isComposing } = event.nativeEvent as InputEvent;
    // Not during IME composition: rewriting the value would break it. `compositionend` formats it.
    if (!isComposing) showGroups(event.currentTarget, isAbroad, inputType);
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  const meant = isFaulty && !rest.disabled ? suggest(typed) : [];
  const take = (number: string, isByKey: boolean) => {
    if (!input.current) return;
    typeInto(input.current, formatPhoneAsTyped(number));
    // Focus management: the button is removed; after a tap the keyboard must not open again.
    if (isByKey) input.current.focus();
  };
  return (
    <div>
      <Field label={label} note={note} hint={hint} error={error}>
        <TextInput
          autoComplete="tel"
          {...rest}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') ref(element);
          }}
          type="tel"
          onChange={change}
          onCompositionEnd={(event) => {
            showGroups(event.currentTarget, isAbroad, 'insertCompositionText');
            setTyped(event.currentTarget.value);
            onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
          }}
        />
      </Field>
      {meant.length > 0 && (
        <p className={styles.meant}>
          {phoneMeant}{' '}
          {meant.map((number) => (
            <Button
              key={number}
              variant="line"
              size="sm"
              onClick={({ detail }) => take(number, detail === 0)}
            >
              <bdi dir="ltr">{formatPhoneAsTyped(number)}</bdi>
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

function showGroups(input: HTMLInputElement, isAbroad: boolean, inputType = ''): void {
  const isForward = /^delete\w+Forward$/.test(inputType);
  const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const { text, caret } = formatPhoneTyping(typed, isForward, isAbroad);
  if (text === input.value) return;
  input.value = text;
  // Only while focused: in Safari setSelectionRange takes the focus.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}

/** Sets the text as if typed: forms notice it by the event. React ignores a value set through the input's own property. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
