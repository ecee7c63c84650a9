import { foodColumns } from '../../../contracts/food-facts.ts';
import type { Column } from '../../../contracts/import-fields.ts';
import { flagFields, textFields } from '../../../contracts/product-fields.ts';
import { imageColumns } from '../../../contracts/product-images.ts';
import { FoldedHelp } from '../folded-help.tsx';
import { useAdminWords } from '../use-admin-words.ts';

/** The columns of the shop's own files; those without which there is no new product come first. */
const ownColumns = [
  'name_en',
  'name_ar',
  'price',
  'category',
  'store',
  ...textFields,
  'description_en',
  'description_ar',
  'image',
  ...flagFields,
  ...foodColumns,
  ...imageColumns,
] as const satisfies Column[];

/** How a file of ours is written by hand. */
export function OwnColumns() {
  const words = useAdminWords().imports;
  return (
    <FoldedHelp
      title={words.columnsTitle}
      text={words.columnsText}
      terms={ownColumns.map((column) => [column, words.fields[column]] as const)}
    />
  );
}
