import { allergens, foodMarks } from '../../../contracts/food-facts.ts';
import { type Column, columns } from '../../../contracts/import-fields.ts';
import { FoldedHelp } from '../folded-help.tsx';
import { useAdminWords } from '../use-admin-words.ts';

/** Required for a new product. */
const first = ['name_en', 'name_ar', 'price', 'category', 'store'] as const satisfies Column[];
const last = ['id', 'slug'] as const satisfies Column[];
const isOther = (column: Column) => ![...first, ...last].some((one) => one === column);

/** The columns of the shop's own files; those that identify an existing product come last. */
const ownColumns = [...first, ...columns.filter(isOther), ...last];

/** Values that a cell may have, separated by commas. */
const listed: Partial<Record<Column, string>> = {
  allergens_contains: allergens.join(', '),
  allergens_may_contain: allergens.join(', '),
  allergens_free_of: allergens.join(', '),
  marks: foodMarks.join(', '),
};

/** Help on writing the shop's own file format by hand. */
export function OwnColumns() {
  const words = useAdminWords().imports;
  const values: Partial<Record<Column, string>> = words.columnValues;
  return (
    <FoldedHelp
      title={words.columnsTitle}
      text={words.columnsText}
      terms={ownColumns.map((column) => {
        const value = listed[column] ?? values[column];
        return [
          column,
          value ? `${words.fields[column]}: \u2068${value}\u2069` : words.fields[column],
        ] as const;
      })}
    />
  );
}
