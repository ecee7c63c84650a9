import { paymentWords } from '../../../contracts/payment-words.ts';
import type { LedgerEntry } from '../../../contracts/payments.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './payment-card.module.css';
import type { OrderLedger } from './use-ledger.ts';

/** All entries, latest first; one that is being saved is above them. */
export function LedgerList({ ledger }: { ledger: OrderLedger }) {
  const { payments: say } = useAdminWords();
  const language = useLanguage();
  const { loaded, entries, pending, textOf } = ledger;
  const amountOf = (amount: number) => (amount < 0 ? say.given(textOf(-amount)) : textOf(amount));
  /** A counter-entry is named after the entry it reverses: the undo of a refund is no received payment. */
  const nameOf = (entry: LedgerEntry) => {
    const undone = entries.find(({ id }) => id === entry.reverses);
    return undone ? say.undoing(amountOf(undone.amount)) : amountOf(entry.amount);
  };
  if (loaded.isError && !loaded.data)
    return (
      <LoadFailed retryLabel={say.retry} onRetry={() => void loaded.refetch()}>
        {say.failed}
      </LoadFailed>
    );
  if (entries.length === 0 && !pending) return null;
  return (
    <ol className={styles.entries} aria-label={say.entries}>
      {pending && (
        <li aria-busy="true">
          <b>{amountOf(pending.amount)}</b>
          <small className="muted">{say.saving}</small>
        </li>
      )}
      {entries.toReversed().map((entry) => (
        <li key={entry.id} data-reversed={entry.reversed || undefined}>
          <b>
            <bdi>{nameOf(entry)}</bdi> · {paymentWords[language].ledger[entry.method]}
          </b>
          <Typed entry={entry} />
          <small className="muted num">
            <By entry={entry} /> · {formatMoment(entry.at, language)}
          </small>
          {entry.reversed ? (
            <small>{say.reversed}</small>
          ) : (
            entry.reverses === null && (
              <Button
                size="sm"
                variant="line"
                busy={ledger.isBusy}
                aria-label={say.reverseNamed(amountOf(entry.amount))}
                onClick={() => ledger.reverse(entry.id)}
              >
                {say.reverse}
              </Button>
            )
          )}
        </li>
      ))}
    </ol>
  );
}

function Typed({ entry: { reference, note } }: { entry: LedgerEntry }) {
  return [reference, note].filter(Boolean).map((text) => (
    <bdi key={text} dir="auto">
      {text}
    </bdi>
  ));
}

function By({ entry: { by } }: { entry: LedgerEntry }) {
  const { orders } = useAdminWords();
  return by ? orders.by(by.name) : orders.byDeleted;
}
