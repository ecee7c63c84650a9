import { useEffect, useRef } from 'react';
import { SearchField } from '../ui/search-field.tsx';

/** Debounce of the search field, in milliseconds. */
const typingPause = 300;

type SearchBoxProps = {
  /** The name of a field that is sent with its form. */
  name?: string;
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
};

/** Debounced search as you type; uncontrolled, so that a re-render never moves the caret. */
export function SearchBox({ name, label, placeholder, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and "show all" change the URL: the field follows it, except while focused, when it would overwrite typing.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = value;
  }, [value]);
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(input.current?.value.trim() ?? ''), typingPause);
  };
  return (
    <SearchField
      ref={input}
      type="search"
      name={name}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      onChange={searchSoon}
    />
  );
}
