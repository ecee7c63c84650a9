import { feeWords } from '../../contracts/fee-words.ts';
import { isFeeAlone } from '../../contracts/order-changes.ts';
import { answerOf } from '../../contracts/order-revisions.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatMoment } from '../i18n/format-moment.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Price } from '../ui/price.tsx';
import styles from './answer-told.module.css';
import { WhatChanged } from './what-changed.tsx';

/** The customer's answer to the seller's last suggestion, its time, and the resulting total; nothing without an answer. */
export function AnswerTold({ order }: { order: Order }) {
  const { orders } = useCustomerWords();
  const { changes } = orders;
  const language = useLanguage();
  const answer = answerOf(order);
  const { changed, declined } = order.revision;
  const change = answer === 'accepted' ? changed : answer === 'declined' ? declined : null;
  if (!change) return null;
  const isAccepted = answer === 'accepted';
  const isFee = isFeeAlone(change.before, change.after);
  const { fee_pending } = order.delivery;
  return (
    <Alert tone={isAccepted ? 'ok' : 'note'}>
      <p>
        {isAccepted && isFee && (
          <>
            {changes.acceptedFee}: <Price amount={change.after.delivery_fee} language={language} />
          </>
        )}
        {isAccepted && !isFee && changes.accepted}
        {!isAccepted && (isFee && fee_pending ? changes.otherFeeAsked : changes.declined)}
      </p>
      <p className={styles.since}>
        <span className="num">{formatMoment(change.at, language)}</span>
        <br />
        {fee_pending ? feeWords[language].totalWithout : changes.totalNow}:{' '}
        <Price amount={order.total} language={language} />
      </p>
      {!(isAccepted && isFee) && (
        <WhatChanged title={isAccepted ? changes.what : changes.declinedWhat} of={change} />
      )}
    </Alert>
  );
}
