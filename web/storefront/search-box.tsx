import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Store } from '../../contracts/catalogue.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { SuggestionItem } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

type SearchBoxProps = {
  /** The last search. */
  q: string;
  store: Store | undefined;
  placeholder: string;
  /** Called when a text is submitted, by Enter or by choosing it. */
  onSearch: (text: string) => void;
  /** Called when a suggestion leads to another page. */
  onLeave?: () => void;
  /** Inline lists push the content down; else the list is an overlay. */
  inFlow?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The search field with suggestions while typing: the ARIA combobox pattern. Arrows, Home and End move
 * `aria-activedescendant` while the focus stays in the field; Enter submits, Esc only closes the list.
 */
export function SearchBox({ q, store, placeholder, onSearch, onLeave, inFlow, ref }: SearchBoxProps) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const found = useSuggestions(typed, store);
  const items = typed && found ? found.list.itemsOf(found.suggestions, typed.trim(), store) : [];
  const isOpen = items.length > 0;

  // Back, forward and "clear" change the URL: the field follows it, except while focused, or it would overwrite typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is no reason to follow the URL.
  useEffect(() => {
    const input = field.current;
    if (input && (typed === '' || input !== document.activeElement)) input.value = q;
  }, [q]);
  // Other suggestions: the active option is reset.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new list is the reason.
  useEffect(() => setActive(-1), [found]);

  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const search = (text: string) => {
    if (field.current) field.current.value = text;
    close();
    // Blur, so that a phone's on-screen keyboard does not cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
    onSearch(text);
  };
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    close();
    if (q !== '') onSearch('');
  };
  const take = (item: SuggestionItem) => {
    if ('text' in item) return search(item.text);
    close();
    navigate(path(item.to));
    onLeave?.();
  };
  const move = (to: number) => setActive((to + items.length) % items.length);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey || shiftKey) return;
    const item = items[active];
    if (key === 'ArrowDown' && isOpen) move(active + 1);
    else if (key === 'ArrowDown') setTyped(event.currentTarget.value);
    else if (key === 'ArrowUp' && altKey && isOpen) close();
    else if (key === 'ArrowUp' && isOpen) move(active < 0 ? -1 : active - 1);
    else if (key === 'Home' && item) setActive(0);
    else if (key === 'End' && item) setActive(items.length - 1);
    else if (key === 'Enter' && item) take(item);
    else if (key === 'Enter') search(event.currentTarget.value.trim());
    else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    <SearchField
      aria-label={catalogue.search}
      ref={field}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
      name="q"
      defaultValue={q}
      placeholder={placeholder}
      autoCapitalize="none"
      spellCheck={false}
      inputMode="search"
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTyped(value);
        // An emptied field clears the search.
        if (value === '' && q !== '') onSearch('');
      }}
      onKeyDown={press}
      onBlur={close}
      // In the dialog it would be beside the close button.
      clear={inFlow ? undefined : { label: catalogue.clearSearch, onPress: clear }}
    >
      <p className="visually-hidden" role="status">
        {isOpen && found?.list.countText(items, language)}
      </p>
      {found && isOpen && (
        <found.list.SuggestionList
          id={listId}
          items={items}
          active={active}
          onTake={take}
          store={store}
          inFlow={inFlow ?? false}
        />
      )}
    </SearchField>
  );
}
