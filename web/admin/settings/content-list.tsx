import type { ReactNode } from 'react';
import { type FieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useRows } from '../use-rows.ts';
import { ListTools } from './content-fields.tsx';
import type { ContentValues } from './content-values.ts';
import styles from './settings.module.css';

type ListName = 'contact' | 'socials' | 'claims.badges' | 'claims.benefits' | 'claims.checkout';

type ContentListProps<Name extends ListName> = {
  name: Name;
  /** Title of the entry at this index. */
  nameOf: (place: number) => string;
  add: string;
  max: number;
  /** A new entry. */
  blank: FieldArray<ContentValues, Name>;
  /** Fields of the entry at this index. */
  children: (place: number) => ReactNode;
};

/** Editable list of settings: entries can be reordered, removed, and added up to the maximum. */
export function ContentList<Name extends ListName>({
  name,
  nameOf,
  add,
  max,
  blank,
  children,
}: ContentListProps<Name>) {
  const { settings: say } = useAdminWords();
  const form = useFormContext<ContentValues>();
  const { fields, append, move, remove } = useRows(form, name);
  return (
    <>
      {fields.length === 0 && <p className="muted">{say.empty}</p>}
      <ol className={styles.list}>
        {fields.map(({ key }, place) => (
          <li key={key}>
            {children(place)}
            <ListTools name={nameOf(place)} place={place} count={fields.length} move={move} remove={remove} />
          </li>
        ))}
      </ol>
      {fields.length < max ? (
        <Button variant="line" size="sm" onClick={() => append(blank)}>
          {add}
        </Button>
      ) : (
        <p className="muted">{say.full}</p>
      )}
    </>
  );
}
