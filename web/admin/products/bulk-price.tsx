import { useState } from 'react';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { changePrice } from '../../../contracts/price-change.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { Price } from '../../ui/price.tsx';
import styles from '../bulk/bulk.module.css';
import { parseAmount } from '../parse-amount.ts';
import { useAdminWords } from '../use-admin-words.ts';

const ways = ['raisePercent', 'lowerPercent', 'raiseAmount', 'lowerAmount'] as const;
type Way = (typeof ways)[number];

type BulkPriceProps = {
  products: readonly AdminProduct[];
  isBusy: boolean;
  onApply: (change: { price_percent: number } | { price_amount: number }) => void;
};

/** Prices up or down, of a hundred or by an amount; what each will be is shown before it is applied. */
export function BulkPrice({ products, isBusy, onApply }: BulkPriceProps) {
  const { bulk } = useAdminWords();
  const language = useLanguage();
  const [way, setWay] = useState<Way>('raisePercent');
  const [typed, setTyped] = useState('');
  const amount = parseAmount(typed) * (way.startsWith('lower') ? -1 : 1);
  const isPercent = way.endsWith('Percent');
  const isRead = Number.isFinite(amount) && amount !== 0 && (!isPercent || (amount >= -90 && amount <= 900));
  const changed = products.map(({ id, name, price }) => ({
    id,
    name: name[language],
    price,
    after: isRead ? changePrice(price, isPercent ? { percent: amount } : { amount }) : price,
  }));
  const impossible = changed.filter(({ after }) => after === null);
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        <Field label={bulk.price}>
          <Select value={way} onChange={(event) => setWay(event.target.value as Way)}>
            {ways.map((one) => (
              <option key={one} value={one}>
                {bulk.ways[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={isPercent ? bulk.percent : bulk.amount}>
          <TextInput
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      {typed !== '' && !isRead && <Alert>{bulk.unreadable}</Alert>}
      {impossible.length > 0 && <Alert>{bulk.noPrice(impossible.map(({ name }) => name))}</Alert>}
      {isRead && (
        <ul className={styles.preview} aria-label={bulk.preview}>
          {changed.map(({ id, name, price, after }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <span className="num">
                <Price amount={price} language={language} /> {language === 'ar' ? '←' : '→'}{' '}
                {after === null ? (
                  '—'
                ) : (
                  <b>
                    <Price amount={after} language={language} />
                  </b>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        disabled={!isRead || impossible.length > 0}
        busy={isBusy}
        onClick={() => onApply(isPercent ? { price_percent: amount } : { price_amount: amount })}
      >
        {bulk.applyPrice(products.length)}
      </Button>
    </div>
  );
}
