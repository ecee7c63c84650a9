import { useState } from 'react';
import type { ImportField, ImportFormat } from '../../../contracts/import-fields.ts';
import {
  getImportMapping,
  type ImportMapping,
  type ProductImport,
  recheckImport,
} from '../../../contracts/imports.ts';
import { call } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import { MapCategories } from './map-categories.tsx';
import { MapColumns } from './map-columns.tsx';
import styles from './mapping.module.css';
import { StoreField } from './store-field.tsx';

type MappingProps = {
  value: ProductImport;
  /** Called on a change, which takes effect at the next check of the file. */
  onChange: () => void;
  onChecked: (value: ProductImport) => void;
};

/** The mapping of the file's columns and categories; the seller changes it and has the file checked again. */
export function Mapping({ value, ...rest }: MappingProps) {
  const words = useAdminWords().imports;
  const { id, created_at: checkedAt } = value;
  const loaded = useFetched(
    {
      queryKey: ['import mapping', id, checkedAt],
      queryFn: ({ signal }) => call(getImportMapping, { id }, { signal }),
    },
    { forForm: true },
  );
  if (loaded.isPending) return <p role="status">{words.loading}</p>;
  if (!loaded.data)
    return (
      <LoadFailed retryLabel={words.retry} onRetry={() => void loaded.refetch()}>
        {words.loadFailed}
      </LoadFailed>
    );
  // Older imports have no stored columns.
  if (loaded.data.columns.length === 0) return null;
  return <MappingForm value={value} mapping={loaded.data} {...rest} />;
}

function MappingForm({ value, mapping, onChange, onChecked }: MappingProps & { mapping: ImportMapping }) {
  const words = useAdminWords().imports;
  const [fields, setFields] = useState(mapping.columns.map(({ field }) => field));
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [store, setStore] = useState(mapping.store);
  const [otherwise, setOtherwise] = useState(mapping.category);
  const { isBusy, failure, start } = useAction(async () => {
    const categories = Object.entries(chosen).map(([path, category]) => ({ path, category }));
    onChecked(
      await call(recheckImport, { id: value.id, columns: fields, categories, store, category: otherwise }),
    );
  });
  const change =
    <Value,>(set: (next: Value) => void) =>
    (next: Value) => {
      set(next);
      onChange();
    };
  const { counts } = value;
  const isHopeless = counts.add + counts.change === 0 && counts.refuse > 0;
  const lacksCategory = mapping.categories.some(({ category }) => !category && !mapping.category);
  return (
    <details
      className={`${card.fold} ${styles.mapping}`}
      open={value.state === 'unmapped' || isHopeless || lacksCategory}
    >
      <summary>
        <b>{words.mappingTitle}</b>
      </summary>
      <div className={styles.body}>
        <p className="muted">{words.mappingText}</p>
        <MapColumns
          columns={mapping.columns}
          format={value.format satisfies ImportFormat}
          fields={fields}
          showsLeftOut={isHopeless}
          areKnown={lacksCategory && mapping.columns.every(({ field }) => field !== null)}
          onChange={change<(ImportField | null)[]>(setFields)}
        />
        <MapCategories
          categories={mapping.categories}
          chosen={chosen}
          onChange={change(setChosen)}
          otherwise={otherwise}
          onOtherwise={change(setOtherwise)}
        />
        <StoreField value={store} onChange={change(setStore)} />
        {failure && <Alert>{failure}</Alert>}
        <Button block busy={isBusy} onClick={start}>
          {words.checkAgain}
        </Button>
      </div>
    </details>
  );
}
