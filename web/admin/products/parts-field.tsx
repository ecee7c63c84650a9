import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { maxParts } from '../../../contracts/boxes.ts';
import type { AdminProduct, Store } from '../../../contracts/catalogue.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import rows from '../list.module.css';
import { MoveButtons } from '../move-buttons.tsx';
import { PickerButton } from '../picker-button.tsx';
import { ProductPicker } from '../product-picker.tsx';
import { RemoveRowButton } from '../remove-row-button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { newPart, type PartValue, partFault, piecesOf } from './part-values.ts';
import styles from './parts-field.module.css';

type PartsFieldProps = {
  /** `focus` goes to the first row, or to the button that adds one. */
  ref?: Ref<{ focus: () => void }>;
  value: PartValue[];
  onChange: (value: PartValue[]) => void;
  /** The id of the box; null for a new one. */
  boxId: string | null;
  store: Store;
  error: string | undefined;
};

const isCount = (part: PartValue) =>
  Number.isInteger(piecesOf(part)) && piecesOf(part) >= 1 && piecesOf(part) <= 99;

/** The parts of a box in order, each with its quantity per box. */
export function PartsField({ ref, value, onChange, boxId, store, error }: PartsFieldProps) {
  const { boxes: say } = useAdminWords();
  const language = useLanguage();
  const field = useRef<HTMLDivElement>(null);
  const [picking, setPicking] = useState<{ fault?: string } | null>(null);
  useImperativeHandle(
    ref,
    () => ({ focus: () => field.current?.querySelector<HTMLElement>('input, button')?.focus() }),
    [],
  );
  const move = (place: number, by: number) => {
    const moved = value.toSpliced(place, 1);
    onChange(moved.toSpliced(place + by, 0, value[place] as PartValue));
  };
  const choose = (product: AdminProduct) => {
    const fault = faultOf(product);
    if (fault) return setPicking({ fault });
    onChange([...value, newPart(product)]);
    setPicking(null);
  };
  const faultOf = (product: AdminProduct): string | null => {
    if (product.id === boxId) return say.itself;
    if (value.some(({ id }) => id === product.id)) return say.taken;
    return product.parts.length > 0 ? say.isBox : null;
  };
  const alone = value.reduce((sum, part) => sum + part.known.price * (piecesOf(part) || 0), 0);
  return (
    <div ref={field} className={styles.field}>
      {error && <Alert>{error}</Alert>}
      {value.length === 0 ? (
        <p className="muted">{say.none}</p>
      ) : (
        <ul className={`${rows.list} ${styles.list}`} aria-label={say.parts}>
          {value.map((part, place) => (
            <PartRow
              key={part.id}
              part={part}
              onChange={(changed) => onChange(value.with(place, changed))}
              onRemove={() => onChange(value.toSpliced(place, 1))}
              onUp={place > 0 ? () => move(place, -1) : undefined}
              onDown={place < value.length - 1 ? () => move(place, 1) : undefined}
            />
          ))}
        </ul>
      )}
      {value.length > 0 && alone > 0 && <p className="muted">{say.alone(formatPrice(alone, language))}</p>}
      {picking && (
        <div className={styles.pick}>
          {picking.fault && <Alert isAnswer>{picking.fault}</Alert>}
          <ProductPicker isOpened label={say.which} store={store} hint={say.oneStore} onChoose={choose} />
        </div>
      )}
      <div>
        <PickerButton
          label={say.add}
          isOpen={picking !== null}
          disabled={value.length >= maxParts}
          onToggle={() => setPicking(picking ? null : {})}
        />
      </div>
    </div>
  );
}

type PartRowProps = {
  part: PartValue;
  onChange: (part: PartValue) => void;
  onRemove: () => void;
  /** Undefined for the first row. */
  onUp: (() => void) | undefined;
  /** Undefined for the last row. */
  onDown: (() => void) | undefined;
};

/** One part: what it is, what is wrong with it or how many pieces are left, and how many of it are in a box. */
function PartRow({ part, onChange, onRemove, onUp, onDown }: PartRowProps) {
  const { boxes: say } = useAdminWords();
  const { errors } = useWords();
  const language = useLanguage();
  const { known } = part;
  const name = known.name[language];
  const lack = partFault(part, say);
  const left = known.left === null ? [] : [say.leftOf(known.left)];
  return (
    <li className={styles.row}>
      <ProductImage src={known.image} size={48} />
      <div className={styles.name}>
        <bdi>{name}</bdi> <bdi className="muted">{formatWeight(known.weight, language)}</bdi>
        <small className={lack ? styles.lack : 'muted'}>
          {lack ?? [...(known.shown ? [] : [say.hidden]), ...left].join(' · ')}
        </small>
      </div>
      <div className={styles.pieces}>
        <Field
          label={
            <>
              <span aria-hidden="true">{say.quantity}</span>
              <span className="visually-hidden">{say.quantityOf(name)}</span>
            </>
          }
          error={isCount(part) ? undefined : errors.fields.quantity_invalid}
        >
          <TextInput
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={part.quantity}
            // What is typed after a tap replaces the number.
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ target }) => onChange({ ...part, quantity: target.value })}
          />
        </Field>
      </div>
      <div className={styles.tools}>
        <MoveButtons upLabel={say.up(name)} downLabel={say.down(name)} onUp={onUp} onDown={onDown} />
        <RemoveRowButton label={say.remove(name)} onRemove={onRemove} />
      </div>
    </li>
  );
}
