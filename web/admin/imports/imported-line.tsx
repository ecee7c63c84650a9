import { Link } from 'react-router';
import type { Category } from '../../../contracts/categories.ts';
import { foodWords } from '../../../contracts/food-words.ts';
import { restKinds } from '../../../contracts/import-fields.ts';
import type { ImportLine, LineChange, LineFault } from '../../../contracts/imports.ts';
import type { Language } from '../../../contracts/language.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './imported-line.module.css';
import { useReasonOf } from './use-reason-of.ts';

type ImportedLineProps = {
  line: ImportLine;
  categories: Category[];
  /** Whether the line's product is in the shop. */
  isApplied: boolean;
};

/** A line of the file: its product, why it is refused, and what would change. */
export function ImportedLine({ line, categories, isApplied }: ImportedLineProps) {
  const words = useAdminWords().imports;
  const language = useLanguage();
  const path = usePath();
  const { product } = line;
  const name = product?.name[language] ?? ((language === 'ar' && line.name_ar) || line.name);
  return (
    <li className={styles.line} data-outcome={line.outcome}>
      <p className={styles.name}>
        <span className="muted">{words.line(line.line)}</span>
        {line.product_id && (line.outcome !== 'add' || isApplied) ? (
          <Link to={path(`/admin/products/${line.product_id}`)} dir="auto">
            {name}
          </Link>
        ) : (
          <b dir="auto">{name}</b>
        )}
      </p>
      {product && line.outcome === 'add' && <NewProduct product={product} categories={categories} />}
      {line.faults.map((fault) => (
        <Fault key={`${fault.column} ${fault.code}`} fault={fault} />
      ))}
      {restKinds.map((kind) => {
        const text = line.rest[kind];
        return (
          text && (
            <p key={kind} className={styles.rest}>
              {words.rest[kind]}: <bdi>{text}</bdi>
            </p>
          )
        );
      })}
      {line.changes.length > 0 && (
        <dl className={styles.changes}>
          {line.changes.map((change) => (
            <Change key={change.column} change={change} />
          ))}
        </dl>
      )}
    </li>
  );
}

type NewProductProps = { product: NonNullable<ImportLine['product']>; categories: Category[] };

function NewProduct({ product, categories }: NewProductProps) {
  const words = useAdminWords().imports;
  const language = useLanguage();
  const { price, category, store } = product;
  const shelf = categories.find(({ slug }) => slug === category)?.name[language] ?? category;
  return (
    <p className={styles.what}>
      {[formatPrice(price, language), shelf, words.stores[store]].map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </p>
  );
}

/** A cell's content is shown with its column; content about a whole line, such as a similar product, after the reason. */
function Fault({ fault: { column, code, value } }: { fault: LineFault }) {
  const words = useAdminWords().imports;
  const reasonOf = useReasonOf();
  const quoted = value && (
    <q>
      <bdi>{value}</bdi>
    </q>
  );
  return (
    <p className={styles.fault}>
      {column ? (
        <>
          <span>
            {words.fields[column]}
            {quoted && <> {quoted}</>}:
          </span>{' '}
          {reasonOf(code)}
        </>
      ) : (
        <>
          <span>{words.wholeLine}:</span> {reasonOf(code)}
          {quoted && <>: {quoted}</>}
        </>
      )}
    </p>
  );
}

function Change({ change: { column, before, after } }: { change: LineChange }) {
  const words = useAdminWords().imports;
  const isYesNo = column === 'available' || column === 'shown';
  const language = useLanguage();
  const show = (text: string) => {
    if (text === '') return <i>{words.empty}</i>;
    if (column === 'marks' || column.startsWith('allergens_')) return readNames(text, language);
    return isYesNo ? words[text === 'yes' ? 'yes' : 'no'] : text;
  };
  return (
    <div>
      <dt>{words.fields[column]}</dt>
      <dd>
        <del>
          <bdi>{show(before)}</bdi>
        </del>{' '}
        <span className="visually-hidden">{words.becomes}</span>{' '}
        <ins>
          <bdi>{show(after)}</bdi>
        </ins>
      </dd>
    </div>
  );
}

/** The names of a cell's allergens or marks. */
function readNames(cell: string, language: Language): string {
  const { names, marks, comma } = foodWords[language];
  const known: Record<string, string> = { ...names, ...marks };
  return cell
    .split(', ')
    .map((name) => known[name] ?? name)
    .join(comma);
}
