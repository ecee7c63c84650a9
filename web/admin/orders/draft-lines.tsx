import { useEffect, useRef, useState } from 'react';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { amountFault, parseAmount } from '../parse-amount.ts';
import { ProductPicker } from '../product-picker.tsx';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './edit-order.module.css';
import { nameWithSize } from './name-with-size.ts';
import { type DraftLine, isOtherLine, lineOf } from './order-draft.ts';

type DraftLinesProps = {
  lines: DraftLine[];
  /** Whether saving was tried; from then on invalid and missing values are marked. */
  isTried: boolean;
  onChange: (lines: DraftLine[]) => void;
};

/** The lines of an order while they are edited, with a search for a product to add. */
export function DraftLines({ lines, isTried, onChange }: DraftLinesProps) {
  const { change } = useAdminWords().orders;
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const put = (line: DraftLine) => onChange(lines.map((one) => (one.key === line.key ? line : one)));
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            isAdded={line.key === added}
            isTried={isTried}
            onChange={put}
            onRemove={
              lines.length > 1 ? () => onChange(lines.filter(({ key }) => key !== line.key)) : undefined
            }
          />
        ))}
      </ul>
      <Button size="sm" variant="soft" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
        <Icon name={isAdding ? 'close' : 'plus'} />
        {change.add}
      </Button>
      {isAdding && (
        <ProductPicker
          isOpened
          label={change.addWhich}
          onChoose={(product) => {
            const line = lineOf(product);
            if (!lines.some(({ key }) => key === line.key)) onChange([...lines, line]);
            setAdding(false);
            setAdded(line.key);
          }}
        />
      )}
    </>
  );
}

type LineProps = {
  line: DraftLine;
  /** Whether it was just added: then it is scrolled into view, above the button that added it. */
  isAdded: boolean;
  isTried: boolean;
  onChange: (line: DraftLine) => void;
  /** The last line can't be removed: an order without goods is a cancelled one. */
  onRemove: (() => void) | undefined;
};

function Line({ line, isAdded, isTried, onChange, onRemove }: LineProps) {
  const { change } = useAdminWords().orders;
  const { fields: say } = useAdminErrors();
  const language = useLanguage();
  const [opened, setOpened] = useState<'replace' | 'price' | null>(null);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isAdded) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center' });
  }, [isAdded]);
  const name = line.name[language];
  const goods = nameWithSize(line, language);
  const isOther = isOtherLine(line);
  const fault = amountFault(line.typedPrice);
  // The new price, once it is a valid amount.
  const price = fault === null ? parseAmount(line.typedPrice) : line.price;
  const weight = line.typedWeight.trim();
  // As displayed in the row; unless it is edited, the stored text is sent.
  const ownWeight = formatWeight(line.weight, language);
  const toggle = (part: 'replace' | 'price') => () => setOpened(opened === part ? null : part);
  return (
    <li ref={row} tabIndex={isAdded ? -1 : undefined} className={styles.line}>
      <div className={styles.head}>
        <b>
          <bdi>{name}</bdi>
          <small className="muted num">
            {weight && <bdi>{formatWeight(weight, language)} · </bdi>}
            {line.quantity} × {formatPrice(price, language)}
          </small>
        </b>
        <QuantityField
          size="sm"
          value={line.quantity}
          onValueChange={(quantity) => onChange({ ...line, quantity })}
          label={change.quantityOf(goods)}
          decrementLabel={change.less(goods)}
          incrementLabel={change.more(goods)}
        />
      </div>
      <div className={styles.actions}>
        <Button size="sm" variant="line" aria-expanded={opened === 'replace'} onClick={toggle('replace')}>
          {change.replace}
        </Button>
        <Button size="sm" variant="line" aria-expanded={opened === 'price'} onClick={toggle('price')}>
          {change.price}
        </Button>
        {onRemove && (
          <IconButton label={change.remove(goods)} variant="line" onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        )}
      </div>
      {opened === 'replace' && (
        <ProductPicker
          isOpened
          label={change.replaceBy(goods)}
          onChoose={(product) => {
            onChange(lineOf(product, line));
            setOpened(null);
          }}
        />
      )}
      {(opened === 'price' || isOther) && (
        <div className={styles.fields}>
          <Field label={change.priceOfOne} error={isTried && fault && say[fault]}>
            <TextInput
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              value={line.typedPrice}
              onChange={({ target }) => onChange({ ...line, typedPrice: target.value })}
            />
          </Field>
          <Field label={change.weight}>
            <TextInput
              maxLength={50}
              autoComplete="off"
              value={line.typedWeight === line.weight ? ownWeight : line.typedWeight}
              onChange={({ target: { value } }) =>
                onChange({ ...line, typedWeight: value === ownWeight ? line.weight : value })
              }
            />
          </Field>
          <Field
            label={change.lineReason}
            error={isTried && isOther && line.reason.trim() === '' && say.reason_required}
          >
            <TextInput
              maxLength={200}
              autoComplete="off"
              value={line.reason}
              onChange={({ target }) => onChange({ ...line, reason: target.value })}
            />
          </Field>
        </div>
      )}
    </li>
  );
}
