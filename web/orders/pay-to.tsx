import { useState } from 'react';
import { currencySign } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatIban } from '../../contracts/payment-settings.ts';
import { useLanguage } from '../i18n/language.tsx';
import { usePayToWords } from '../i18n/use-pay-to-words.ts';
import { Button } from '../ui/button.tsx';
import styles from './pay-to.module.css';

/** Where to send what is due, each value with a button that copies it; nothing where there is nothing to send. */
export function PayTo({ order }: { order: Order }) {
  const say = usePayToWords();
  const language = useLanguage();
  const { pay_to: to, payment, number } = order;
  if (!to) return null;
  const amount = `${formatAmount(payment.due)} ${currencySign(language)}`;
  return (
    <section className={styles.box} aria-label={say.title[to.method]}>
      <h2 className={styles.title}>{say.title[to.method]}</h2>
      <dl>
        {to.method === 'cliq' ? (
          <Value label={say.alias} text={to.alias} isCode />
        ) : (
          <>
            <Value label={say.iban} text={formatIban(to.iban)} copied={to.iban} isCode />
            <Value label={say.bank} text={to.bank} />
          </>
        )}
        <Value label={say.name} text={to.name} />
        <Value label={say.amount} text={amount} copied={formatAmount(payment.due)} />
        <Value label={say.reference} text={number} isCode />
      </dl>
      <p className="muted">{say.referenceWhy}</p>
    </section>
  );
}

type ValueProps = { label: string; text: string; copied?: string; isCode?: boolean };

function Value({ label, text, copied = text, isCode }: ValueProps) {
  const say = usePayToWords();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () =>
    navigator.clipboard?.writeText(copied).then(
      () => setState('copied'),
      () => setState('failed'),
    ) ?? setState('failed');
  return (
    <div className={styles.value}>
      <dt>{label}</dt>
      <dd>
        <bdi dir={isCode ? 'ltr' : 'auto'}>{text}</bdi>
        <Button size="sm" variant="line" aria-label={say.copyNamed(label)} onClick={() => void copy()}>
          {state === 'copied' ? say.copied : say.copy}
        </Button>
        <span className="sr-only" role="status">
          {state === 'copied' && say.copied}
        </span>
        {state === 'failed' && <span className="muted">{say.copyFailed}</span>}
      </dd>
    </div>
  );
}
