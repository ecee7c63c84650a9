import { type ReactNode, useEffect, useRef } from 'react';
import { Select } from '../ui/field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import styles from './list-filters.module.css';

/** Debounce of the search field, in milliseconds. */
const typingPause = 300;

/** The search and the choices of a list: a row at a desk, the search above the choices on a phone. */
export function Filters({ children }: { children: ReactNode }) {
  return <search className={styles.filters}>{children}</search>;
}

type SearchBoxProps = {
  /** Of a field that is sent with its form. */
  name?: string;
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
};

/** Search as you type, debounced; uncontrolled, so that a re-render never moves the caret. */
export function SearchBox({ name, label, placeholder, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and "show all" change the URL: the field follows it, except while focused, or it would overwrite typing.
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

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | '';
  /** The first option means "no filter". */
  options: readonly (readonly [Value | '', string])[];
  onChoose: (value: string) => void;
};

/** A choice among few that narrows or sorts a list. */
export function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  );
}
