import { useState } from 'react';
import { feeWords } from '../../contracts/fee-words.ts';
import { currencySign } from '../../contracts/language.ts';
import { formatAmount, plainAmount } from '../../contracts/money.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatIban } from '../../contracts/payment-settings.ts';
import { useLanguage } from '../i18n/language.tsx';
import { usePayToWords } from '../i18n/use-pay-to-words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { isFeeSuggested } from './order-proposal.tsx';
import styles from './pay-to.module.css';

/**
 * The account to pay to, each value with a copy button; nothing when there is nothing to transfer. With an unanswered
 * proposal, payment waits.
 */
export function PayTo({ order }: { order: Order }) {
  const say = usePayToWords();
  const language = useLanguage();
  const { pay_to: to, payment, number, delivery, status, revision } = order;
  if (delivery.fee_pending && status === 'pending' && !isFeeSuggested(order))
    return <p>{feeWords[language].notice}</p>;
  if (!to) return null;
  if (revision.proposed)
    return (
      <section className={styles.box} aria-label={say.title[to.method]}>
        <p className={styles.title}>{say.title[to.method]}</p>
        <p>{say.waits}</p>
      </section>
    );
  const amount = `${formatAmount(payment.due)} ${currencySign(language)}`;
  return (
    <section className={styles.box} aria-label={say.title[to.method]}>
      <p className={styles.title}>{say.title[to.method]}</p>
      <dl>
        {to.method === 'cliq' ? (
          <Value label={say.alias} text={to.alias} copied={to.alias} />
        ) : (
          <>
            <Value label={say.iban} text={formatIban(to.iban)} copied={to.iban} />
            <Value label={say.bank} text={to.bank} />
          </>
        )}
        <Value label={say.name} text={to.name} />
        <Value label={say.amount} text={amount} copied={plainAmount(payment.due)} />
        <Value label={say.reference} text={number} copied={number} />
      </dl>
      <p className="muted">{say.referenceWhy}</p>
    </section>
  );
}

/** A value without `copied` is only for comparison and has no button. */
function Value({ label, text, copied }: { label: string; text: string; copied?: string }) {
  return (
    <div className={styles.value}>
      <dt>{label}</dt>
      <dd>
        <bdi>{text}</bdi>
      </dd>
      {copied && <CopyButton label={label} text={copied} />}
    </div>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const say = usePayToWords();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <dd className={styles.copy}>
      <Button size="sm" variant="line" aria-label={say.copyNamed(label)} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {say.copy}
      </Button>
      <span role="status" className={state === 'failed' ? 'muted' : 'visually-hidden'}>
        {state === 'copied' && say.copied}
        {state === 'failed' && say.copyFailed}
      </span>
    </dd>
  );
}
