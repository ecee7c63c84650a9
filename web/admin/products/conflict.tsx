import type { AllergenLevel } from '../../../contracts/food-facts.ts';
import { foodWords } from '../../../contracts/food-words.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { tellAmount } from '../parse-amount.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useKeeping } from '../version-choice.tsx';
import styles from './conflict.module.css';
import { nameFoodFields } from './food-values.ts';
import { type FieldName, fieldNames, isSameValue, type ProductValues, valuesOf } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

/** Conflict resolution (optimistic locking): two administrators changed the same product. Shows both versions field by field. */
export function Conflict({ state }: { state: ProductForm }) {
  if (!state.conflict) return null;
  const { theirs } = state.conflict;
  return theirs ? <Choice state={state} theirs={theirs} /> : <Gone state={state} />;
}

type ChoiceProps = { state: ProductForm; theirs: Theirs };

function Choice({ state, theirs }: ChoiceProps) {
  const { products: words, versions } = useAdminWords();
  const language = useLanguage();
  const [values, other] = [state.form.getValues(), valuesOf(theirs, language)];
  const isOver = fieldNames.every(
    (name) => isSameValue(other[name], state.before[name]) || !isSameValue(values[name], state.before[name]),
  );
  const mine = { onAdd: () => state.editOn(theirs), isOver };
  const keeping = useKeeping(mine);
  return (
    <Modal
      open
      onClose={state.closeConflict}
      title={words.conflictTitle}
      closeLabel={words.close}
      width="wide"
      foot={
        <>
          <Button variant="text" onClick={() => state.takeTheirs(theirs)}>
            {versions.takeTheirs}
          </Button>
          <Button onClick={mine.onAdd}>{keeping.label}</Button>
        </>
      }
    >
      <p>{words.conflictText}</p>
      <p className="muted">{keeping.hint}</p>
      <Versions state={state} theirs={theirs} />
    </Modal>
  );
}

function Gone({ state }: { state: ProductForm }) {
  const words = useAdminWords().products;
  return (
    <Modal
      open
      onClose={state.closeConflict}
      title={words.conflictTitle}
      closeLabel={words.close}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={state.closeConflict}>
            {words.stay}
          </Button>
          <Button onClick={state.saveAsNew}>{words.saveAsNew}</Button>
        </>
      }
    >
      <p>{words.conflictGone}</p>
    </Modal>
  );
}

type Theirs = NonNullable<NonNullable<ProductForm['conflict']>['theirs']>;

function Versions({ state, theirs }: ChoiceProps) {
  const { products: words, versions, boxes, stock } = useAdminWords();
  const language = useLanguage();
  const names: Record<FieldName, string> = {
    ...words,
    parts: boxes.parts,
    stockLeft: stock.inStock,
    stockLowAt: stock.lowAt,
    ...nameFoodFields(language),
  };
  const { before } = state;
  const values = state.form.getValues();
  const other = valuesOf(theirs, language);
  return (
    <ul className={styles.versions}>
      {fieldNames
        .filter((name) => !isSameValue(values[name], other[name]))
        .map((name) => (
          <li key={name}>
            <h3>{names[name]}</h3>
            <dl>
              <div>
                <dt>{versions.theirs}</dt>
                <dd>
                  <Value name={name} values={other} />
                </dd>
              </div>
              <div>
                <dt>{versions.yours}</dt>
                <dd>
                  <Value name={name} values={values} />
                </dd>
              </div>
            </dl>
            {isSameValue(values[name], before[name]) && <p className="muted">{words.stays}</p>}
          </li>
        ))}
    </ul>
  );
}

/** A field's value in readable form. */
function Value({ name, values }: { name: FieldName; values: ProductValues }) {
  const words = useAdminWords().products;
  const { catalogue } = useWords();
  const value = values[name];
  const language = useLanguage();
  const say = foodWords[language];
  if (name.startsWith('allergen_')) return value ? say.levels[value as AllergenLevel] : say.unknown;
  if (name === 'images' && values.images.length > 0)
    return values.images.map(({ url, alt }) => (
      <span key={url} className={styles.image}>
        <ProductImage src={url} size={96} bay={values.category} />
        <bdi>{[...new Set([alt.en, alt.ar])].filter(Boolean).join(' · ')}</bdi>
      </span>
    ));
  if (name === 'parts' && values.parts.length > 0)
    return (
      <bdi>
        {values.parts.map(({ quantity, known }) => `${quantity} × ${known.name[language]}`).join(' · ')}
      </bdi>
    );
  if (name === 'price' || name === 'offerPrice')
    return <bdi>{tellAmount(values[name]) || words.nothing}</bdi>;
  if (name === 'store') return catalogue.stores[values.store].name;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return <bdi>{typeof value === 'string' && value ? value : words.nothing}</bdi>;
}
