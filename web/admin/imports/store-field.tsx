import { isStore, type Store, stores } from '../../../contracts/catalogue.ts';
import { Field, Select } from '../../ui/field.tsx';
import { useAdminWords } from '../use-admin-words.ts';

type StoreFieldProps = { value: Store; onChange: (store: Store) => void };

/** The store for products whose file names none. */
export function StoreField({ value, onChange }: StoreFieldProps) {
  const words = useAdminWords().imports;
  return (
    <Field label={words.store}>
      <Select value={value} onChange={({ target }) => isStore(target.value) && onChange(target.value)}>
        {stores.map((name) => (
          <option key={name} value={name}>
            {words.stores[name]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
