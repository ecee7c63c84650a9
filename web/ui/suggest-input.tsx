import { Autocomplete } from '@base-ui/react/autocomplete';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { TextInput, useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './suggest-input.module.css';

type SuggestInputProps = Omit<ComponentProps<typeof TextInput>, 'ref' | 'value' | 'onChange'> & {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onValueChange: (text: string) => void;
  /** Returns the options that a text may mean, best first; all for an empty one. */
  suggest: (text: string) => string[];
  /** The accessible name of the list. */
  listLabel: string;
  /** Shown when no option matches: the text may be used as typed. */
  noneText: string;
  /** Whether a text only resembles its suggestions but is none of them: then `noneText` is shown, too. */
  isOther?: (text: string) => boolean;
  /** A note at the end of an option's row, such as its cost; read with the option. */
  noteOf?: (option: string) => string | undefined;
};

/**
 * A free-text field with suggestions: Base UI's autocomplete with a list of its own in the page, since the popup would
 * hide the rest of a dialog from screen readers and give its close button an English name.
 */
export function SuggestInput({
  ref,
  value,
  onValueChange,
  suggest,
  listLabel,
  noneText,
  isOther,
  noteOf,
  ...rest
}: SuggestInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { options, isOpen, isNone, close, choose, tap, press, change } = useSuggestions(field, {
    ...{ suggest, isOther, onValueChange },
    onChanged: () => list.current?.scrollTo(0, 0),
  });
  return (
    <Autocomplete.Root
      inline
      open
      // Otherwise typing scrolls every scrollable ancestor to its top: we scroll the list ourselves.
      virtualized
      items={options}
      filter={null}
      value={value}
      onValueChange={(text, { event }) => change(text, event)}
    >
      <span className={styles.suggest}>
        <Autocomplete.Input
          {...useFieldControl()}
          autoComplete="off"
          {...rest}
          ref={(input: HTMLInputElement | null) => {
            field.current = input;
            if (typeof ref === 'function') ref(input);
            else if (ref) ref.current = input;
          }}
          render={<TextInput />}
          // An inline list counts as expanded for Base UI even while it has no options.
          aria-expanded={isOpen}
          onKeyDown={press}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={tap}
          onBlurCapture={close}
        />
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
        <span
          // Runs at every change of the options, which may make the list longer.
          ref={(popup) => {
            if (isOpen || isNone) popup?.scrollIntoView({ block: 'nearest' });
          }}
          className={isOpen || isNone ? styles.popup : undefined}
        >
          {isOpen && (
            // `mousedown` is prevented, so that the field keeps the focus while the list is scrolled.
            <Autocomplete.List
              ref={list}
              className={styles.list}
              aria-label={listLabel}
              onMouseDown={(event) => event.preventDefault()}
            >
              {options.map((option) => (
                <Autocomplete.Item
                  key={option}
                  value={option}
                  className={styles.option}
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role of an option is among the props.
                  render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
                  onClick={() => choose(option)}
                >
                  <span>{option}</span>
                  {noteOf && <bdi className={styles.note}> {noteOf(option)}</bdi>}
                </Autocomplete.Item>
              ))}
            </Autocomplete.List>
          )}
          {/* In the page before it has a text, so that screen readers announce it. */}
          <span aria-live="polite" className={isNone ? styles.none : undefined}>
            {isNone && noneText}
          </span>
        </span>
      </span>
    </Autocomplete.Root>
  );
}

type SuggestionOptions = Pick<SuggestInputProps, 'suggest' | 'isOther' | 'onValueChange'> & {
  /** Called when the options may have changed. */
  onChanged: () => void;
};

/** The suggestions for a field's text, and the taps and keys that open, close and choose them. */
function useSuggestions(
  field: RefObject<HTMLInputElement | null>,
  { suggest, isOther, onValueChange, onChanged }: SuggestionOptions,
) {
  // The text for which suggestions are shown; null while the list is closed.
  const [asked, setAsked] = useState<string | null>(null);
  const options = asked === null ? [] : suggest(asked);
  const isOpen = options.length > 0;
  const isTyped = asked !== null && asked.trim() !== '';
  const isNone = isTyped && (isOpen ? isOther?.(asked) : suggest('').length > 0);
  const close = () => setAsked(null);
  // Dispatches a native `input` event, so that form and draft react as to typing.
  const choose = (option: string) => {
    const input = field.current;
    input?.setRangeText(option, 0, input.value.length, 'end');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    close();
  };
  /** Selects the text when the list of all options opens: typing replaces it, and the value stays if nothing is chosen. */
  const tap = ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
    setAsked(isOpen ? null : '');
    // A selection made by dragging stays.
    if (!isOpen && suggest('').length > 0 && input.selectionStart === input.selectionEnd) input.select();
  };
  const press = (event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey || shiftKey) return;
    const isClosing = key === 'Escape' || (key === 'ArrowUp' && altKey);
    if (isClosing) {
      // Base UI would clear the field on Escape when no list is open.
      event.preventBaseUIHandler();
      if (!isOpen) return;
      event.preventDefault();
      close();
    } else if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      // Rendered synchronously, so that the same key press can move to the first or last option.
      flushSync(() => setAsked(''));
      event.preventBaseUIHandler();
      event.preventDefault();
      event.currentTarget.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true }));
    }
  };
  const change = (text: string, event: Event) => {
    // Only for typed input: browsers' autofill events have no input type.
    const isTyped = event instanceof CompositionEvent || Boolean((event as InputEvent).inputType);
    setAsked(isTyped && suggest(text)[0] !== text ? text : null);
    onChanged();
    onValueChange(text);
  };
  return { options, isOpen, isNone, close, choose, tap, press, change };
}
