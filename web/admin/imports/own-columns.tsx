import { foodColumns } from '../../../contracts/food-facts.ts';
import type { Column } from '../../../contracts/import-fields.ts';
import { flagFields, textFields } from '../../../contracts/product-fields.ts';
import { imageColumns } from '../../../contracts/product-images.ts';
import styles from '../folded-help.module.css';
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
    <details className={styles.help}>
      <summary>{words.columnsTitle}</summary>
      <p className="muted">{words.columnsText}</p>
      <dl>
        {ownColumns.map((column) => (
          <div key={column}>
            <dt>
              <bdi dir="ltr">{column}</bdi>
            </dt>
            <dd>{words.fields[column]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
