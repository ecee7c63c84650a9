import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select, TextInput } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { bringIntoSight } from './bring-into-sight.ts';
import styles from './list-filters.module.css';
import { SearchBox } from './search-box.tsx';
import { useAdminWords } from './use-admin-words.ts';

/** A filter or sort order of a list: a choice among a few, or a day. An empty value is no filter. */
export type FilterField = {
  name: string;
  label: string;
  value: string;
  /** Without options it is a date field. */
  options?: readonly (readonly [string, string])[];
  /** A sort order, which doesn't count as a filter. */
  isOrder?: true;
  /** Another field with the value that enables this one. */
  needs?: readonly [name: string, value: string];
  /** Another day that is not after this one: the sheet swaps two that were entered in reverse order. */
  since?: string;
};

type Values = Record<string, string>;

type ListFiltersProps = {
  /** The search field; its text is the change `q`. */
  search?: { label: string; placeholder: string; value: string };
  fields: readonly FilterField[];
  onChange: (changes: Values) => void;
  /** Actions on the list, at the end of the row. */
  children?: ReactNode;
};

/**
 * The search and the filters of a list. On a desktop a row, with each change applied at once. On a phone the search is
 * sticky while the list scrolls, and the filters are in a sheet behind one button, applied together.
 */
export function ListFilters({ search, fields, onChange, children }: ListFiltersProps) {
  const { filters: say } = useAdminWords();
  const [isOpen, setOpen] = useState(false);
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const count = fields.filter(({ value, isOrder, needs }) => value && !isOrder && !needs).length;
  return (
    <search className={styles.filters}>
      {search && <SearchBox {...search} onSearch={(q) => onChange({ q })} />}
      {fields.length > 0 && (
        <>
          <div className={styles.fields}>
            {fields
              .filter((field) => isNeeded(field, values))
              .map((field) => (
                <Control
                  key={field.name}
                  field={field}
                  onChange={(value) => onChange({ [field.name]: value })}
                />
              ))}
          </div>
          <div className={styles.opener}>
            <Button
              variant="line"
              aria-label={say.named(count)}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <Icon name="filter" />
              <span>{say.title}</span>
              {count > 0 && <b className={styles.count}>{count}</b>}
            </Button>
          </div>
        </>
      )}
      {children}
      {isOpen && <Sheet fields={fields} values={values} onApply={onChange} onClose={() => setOpen(false)} />}
    </search>
  );
}

const isNeeded = ({ needs }: FilterField, values: Values): boolean => !needs || values[needs[0]] === needs[1];

type SheetProps = {
  fields: readonly FilterField[];
  values: Values;
  onApply: (values: Values) => void;
  onClose: () => void;
};

function Sheet({ fields, values, onApply, onClose }: SheetProps) {
  const { shell } = useWords();
  const { filters: say } = useAdminWords();
  const [draft, setDraft] = useState(values);
  const shown = fields.filter((field) => isNeeded(field, draft));
  const [opened] = useState(shown.length);
  const apply = (chosen: Values) => {
    onClose();
    onApply(chosen);
  };
  const cleared = Object.fromEntries(
    fields.map(({ name, isOrder }) => [name, isOrder ? (draft[name] ?? '') : '']),
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={say.title}
      closeLabel={shell.close}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={() => apply(cleared)}>
            {say.clear}
          </Button>
          <Button onClick={() => apply(inOrder(fields, draft))}>{say.show}</Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {shown.map((field) => (
          <Field key={field.name} label={field.label}>
            <Control
              field={{ ...field, label: '', value: draft[field.name] ?? '' }}
              onChange={(value) => setDraft({ ...draft, [field.name]: value })}
            />
          </Field>
        ))}
      </div>
      {/* The days of a period that was just chosen would be cut off by the foot. */}
      {shown.length > opened && <span ref={bringIntoSight} />}
    </Modal>
  );
}

/** In a row each change is applied at once, also while a year is typed, so that the days stay where they were entered. */
function inOrder(fields: readonly FilterField[], values: Values): Values {
  const ordered = { ...values };
  for (const { name, since } of fields) {
    const [first, last] = [since && ordered[since], ordered[name]];
    if (since && first && last && last < first) Object.assign(ordered, { [since]: last, [name]: first });
  }
  return ordered;
}

type ControlProps = { field: FilterField; onChange: (value: string) => void };

function Control({ field: { label, value, options }, onChange }: ControlProps) {
  const name = label || undefined;
  if (!options)
    return (
      <TextInput
        type="date"
        dir={undefined}
        aria-label={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <Select aria-label={name} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  );
}
