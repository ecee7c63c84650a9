import { useEffect, useRef, useState } from 'react';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { amountFault, parseAmount } from '../parse-amount.ts';
import { PickerButton } from '../picker-button.tsx';
import { ProductPicker } from '../product-picker.tsx';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './edit-order.module.css';
import { nameWithSize } from './name-with-size.ts';
import { type DraftLine, isOtherLine, lineOf } from './order-draft.ts';

type DraftLinesProps = {
  lines: DraftLine[];
  /** The lines when the change began: those missing from `lines` can be put back until it is saved. */
  begun: DraftLine[];
  /** Whether saving was tried; from then on invalid and missing values are marked. */
  isTried: boolean;
  onChange: (lines: DraftLine[]) => void;
};

/** The lines of an order while they are changed, and a product to be added. */
export function DraftLines({ lines, begun, isTried, onChange }: DraftLinesProps) {
  const { change } = useAdminWords().orders;
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  // As they were when they were removed, the latest at the end.
  const [removed, setRemoved] = useState<DraftLine[]>([]);
  const put = (line: DraftLine) => onChange(lines.map((one) => (one.key === line.key ? line : one)));
  const isKept = ({ key }: DraftLine) => lines.some((one) => one.key === key);
  const wasOf = (line: DraftLine) => removed.findLast(({ key }) => key === line.key) ?? line;
  const rows = withRemoved(begun.map(wasOf), lines);
  return (
    <>
      <ul className={styles.lines}>
        {rows.map((line) =>
          isKept(line) ? (
            <Line
              key={line.key}
              line={line}
              isAdded={line.key === added}
              isTried={isTried}
              onChange={put}
              onRemove={
                lines.length > 1
                  ? () => {
                      setRemoved([...removed, line]);
                      onChange(lines.filter(({ key }) => key !== line.key));
                    }
                  : undefined
              }
            />
          ) : (
            <RemovedLine
              key={`${line.key} removed`}
              line={line}
              hasFocus={line.key === removed.at(-1)?.key}
              onPutBack={() => {
                setAdded(line.key);
                onChange(rows.filter((one) => one === line || isKept(one)));
              }}
            />
          ),
        )}
      </ul>
      <PickerButton label={change.add} isOpen={isAdding} onToggle={() => setAdding(!isAdding)} />
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

/** The lines in the order in which they began, with those that were removed since. */
function withRemoved(begun: DraftLine[], lines: DraftLine[]): DraftLine[] {
  const now = new Map(lines.map((line) => [line.key, line]));
  const old = begun.map((line) => now.get(line.key) ?? line);
  return [...old, ...lines.filter((line) => !old.includes(line))];
}

type RemovedLineProps = { line: DraftLine; hasFocus: boolean; onPutBack: () => void };

/** A line that saving removes from the order, until then with the way back. */
function RemovedLine({ line, hasFocus, onPutBack }: RemovedLineProps) {
  const { change } = useAdminWords().orders;
  const language = useLanguage();
  const goods = nameWithSize(line, language);
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <del className="muted">
          <bdi>{goods}</bdi>
          <small className="num">
            {line.quantity} × {formatPrice(line.price, language)}
          </small>
        </del>
        <Button
          ref={hasFocus ? takeFocus : undefined}
          size="sm"
          variant="line"
          aria-label={change.putBackNamed(goods)}
          onClick={onPutBack}
        >
          {change.putBack}
        </Button>
      </div>
    </li>
  );
}

/** The pressed button left with the row, and the focus with it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

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
  // How often it was replaced: its search left with the focus in it, each time.
  const [replaced, setReplaced] = useState(0);
  const isNew = isAdded || replaced > 0;
  const row = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each product that replaces another is shown.
  useEffect(() => {
    if (!isNew) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center' });
  }, [isNew, replaced]);
  const name = line.name[language];
  const goods = nameWithSize(line, language);
  const isOther = isOtherLine(line);
  const fault = amountFault(line.typedPrice);
  // The new price, once it is a valid amount.
  const price = fault === null ? parseAmount(line.typedPrice) : line.price;
  const weight = line.typedWeight.trim();
  // As displayed in the row; unless it is edited, the stored text is sent.
  const ownWeight = formatWeight(line.weight, language);
  return (
    <li ref={row} tabIndex={isNew ? -1 : undefined} className={styles.line}>
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
        {(['replace', 'price'] as const).map((part) => (
          <Button
            key={part}
            size="sm"
            variant={opened === part ? 'ink' : 'line'}
            aria-expanded={opened === part}
            onClick={() => setOpened(opened === part ? null : part)}
          >
            {change[part]}
          </Button>
        ))}
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
            setReplaced(replaced + 1);
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
