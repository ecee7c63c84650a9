import type { ChangeEvent, ComponentProps } from 'react';
import { TextInput } from './field.tsx';
import { formatPhoneTyping } from './phone-caret.ts';

type PhoneInputProps = Omit<ComponentProps<typeof TextInput>, 'type'> & {
  /** Whether a number without a country's code may be another country's than Jordan's, which has groups of its own. */
  isAbroad?: boolean;
};

/** A `TextInput` that formats a phone number of Jordan as it is typed, in any of the three digit sets. */
export function PhoneInput({ onChange, isAbroad = false, ...rest }: PhoneInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { inputType, isComposing } = event.nativeEvent as InputEvent;
    // Not during IME composition: rewriting the value would break it. `compositionend` formats it.
    if (!isComposing) showGroups(event.currentTarget, isAbroad, inputType);
    onChange?.(event);
  };
  return (
    <TextInput
      autoComplete="tel"
      {...rest}
      type="tel"
      onChange={change}
      onCompositionEnd={(event) => {
        showGroups(event.currentTarget, isAbroad, 'insertCompositionText');
        onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
      }}
    />
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
