import {
  fieldsOf,
  type ImportField,
  type ImportFormat,
  importFields,
} from '../../../contracts/import-fields.ts';
import type { ImportMapping } from '../../../contracts/imports.ts';
import { Field, Select } from '../../ui/field.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './mapping.module.css';

type Column = ImportMapping['columns'][number];
type MapColumnsProps = {
  columns: Column[];
  format: ImportFormat;
  fields: (ImportField | null)[];
  /** Whether no line can be imported, so that an ignored column may have what is missing. */
  showsLeftOut: boolean;
  /** Whether the columns are not the problem; then they are collapsed. */
  areKnown: boolean;
  onChange: (fields: (ImportField | null)[]) => void;
};

/** The file's columns: first those mapped to a field, then the ignored ones. */
export function MapColumns({ columns, format, fields, showsLeftOut, areKnown, onChange }: MapColumnsProps) {
  const words = useAdminWords().imports;
  const places = columns.map((_, place) => place);
  // Grouped as loaded: a column must not jump between the lists while it is being mapped.
  const taken = places.filter((place) => columns[place]?.field);
  const others = places.filter((place) => !columns[place]?.field);
  const rowsOf = (some: number[]) => (
    <ul className={styles.rows}>
      {some.map((place) => (
        <ColumnRow
          key={place}
          column={columns[place] as Column}
          place={place}
          format={format}
          field={fields[place] ?? null}
          onChange={(field) => onChange(fields.map((one, other) => (other === place ? field : one)))}
        />
      ))}
    </ul>
  );
  return (
    <details className={`${card.fold} ${styles.part}`} open={!areKnown}>
      <summary>
        <h3>{words.columnsHeading}</h3>
      </summary>
      {taken.length > 0 && rowsOf(taken)}
      {others.length > 0 && (
        <details className={card.fold} open={showsLeftOut || taken.length === 0}>
          <summary>{words.notTakenColumns(others.length)}</summary>
          {rowsOf(others)}
        </details>
      )}
    </details>
  );
}

type ColumnRowProps = {
  column: Column;
  place: number;
  format: ImportFormat;
  field: ImportField | null;
  onChange: (field: ImportField | null) => void;
};

function ColumnRow({ column, place, format, field, onChange }: ColumnRowProps) {
  const words = useAdminWords().imports;
  const heading = column.heading || words.columnNumber(place + 1);
  return (
    <li className={styles.row}>
      <Field
        label={<bdi className={styles.heading}>{heading}</bdi>}
        hint={column.samples.length > 0 && <Samples texts={column.samples} />}
      >
        <Select
          value={field ?? ''}
          onChange={({ target }) => onChange(importFields.find((one) => one === target.value) ?? null)}
        >
          <option value="">{words.notTaken}</option>
          {fieldsOf[format].map((one) => (
            <option key={one} value={one}>
              {words.fields[one]}
            </option>
          ))}
        </Select>
      </Field>
    </li>
  );
}

/** A few sample cells by which the seller recognises the column. */
function Samples({ texts }: { texts: string[] }) {
  return (
    <span className={styles.samples}>
      {texts.map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </span>
  );
}
