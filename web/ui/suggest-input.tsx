import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextInput } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './suggest-input.module.css';

type SuggestInputProps = Omit<ComponentProps<typeof TextInput>, 'ref'> & {
  ref: (input: HTMLInputElement | null) => void;
  /** What may be meant by a text, best first; all for an empty one. */
  suggest: (text: string) => string[];
  /** What the list is called by a reader. */
  listLabel: string;
};

/**
 * A free-text field with suggestions: the ARIA combobox pattern. Arrows move `aria-activedescendant` while the focus stays in
 * the field, Enter takes, Esc closes the list only.
 */
export function SuggestInput({ ref, suggest, listLabel, onChange, ...rest }: SuggestInputProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [options, setOptions] = useState<string[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = options.length > 0;

  const show = (list: string[], index = -1) => {
    setOptions(list);
    setActive(index);
  };
  const close = () => show([]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    const found = suggest(value);
    // Only for fingers and keys: the browser fills in whole forms without a kind of input.
    const isTyped = Boolean((event.nativeEvent as InputEvent).inputType);
    show(isTyped && found[0] !== value ? found : []);
    onChange?.(event);
  };
  // Dispatches a native `input` event, so that form, draft and preview react as to typing.
  const choose = (option: string) => {
    const input = field.current;
    input?.setRangeText(option, 0, input.value.length, 'end');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    close();
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) {
      const all = suggest('');
      show(all, step > 0 ? 0 : all.length - 1);
    } else setActive((active + step + options.length + Number(active < 0 && step < 0)) % options.length);
  };
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent, altKey, ctrlKey, metaKey } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey) return;
    const option = options[active];
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && option) choose(option);
    else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return (
    <span className={styles.suggest}>
      <TextInput
        {...rest}
        ref={(input) => {
          field.current = input;
          ref(input);
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={change}
        onKeyDown={press}
        onClick={() => (isOpen ? close() : show(suggest('')))}
        onBlurCapture={close}
      />
      <span className={styles.chevron}>
        <Icon name="chevron" />
      </span>
      {isOpen && (
        // `mousedown` is prevented, so that the field keeps the focus.
        <div
          ref={reveal}
          id={listId}
          className={styles.list}
          role="listbox"
          aria-label={listLabel}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
            <div
              key={option}
              ref={index === active ? reveal : undefined}
              id={`${listId}-${index}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => choose(option)}
            >
              {option}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}

function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
