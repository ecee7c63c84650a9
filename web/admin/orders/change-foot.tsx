import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { feeWords } from '../../../contracts/fee-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Price } from '../../ui/price.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { readConsent } from './draft-consent.ts';
import styles from './edit-order.module.css';
import { isFeeLeft, type OrderDraft, totalOf } from './order-draft.ts';

type ChangeFootProps = {
  order: AdminOrder;
  draft: OrderDraft;
  consent: ReturnType<typeof readConsent>;
  /** Whether anything changes for the customer. */
  isOther: boolean;
  isBusy: boolean;
  onAgreed: (agreed: boolean) => void;
  onSave: () => void;
};

/** The foot of the sheet: the new total, and the button, which says whether the customer will be asked. */
export function ChangeFoot({ order, draft, consent, isOther, isBusy, onAgreed, onSave }: ChangeFootProps) {
  const { change } = useAdminWords().orders;
  const { total } = useCustomerWords().orders;
  const language = useLanguage();
  const sum = totalOf(order, draft);
  const saveName = consent === 'ask' ? change.ask : consent && isOther ? change.rightAway : change.save;
  return (
    <>
      {sum === null ? (
        <p className={styles.total}>{change.noTotal}</p>
      ) : (
        <p className={styles.total}>
          {isFeeLeft(draft) ? feeWords[language].totalWithout : total}{' '}
          {sum !== order.total && (
            <>
              <del className="muted">
                <Price amount={order.total} language={language} />
              </del>{' '}
            </>
          )}
          <Price amount={sum} language={language} />
        </p>
      )}
      {/* Beside the button whose meaning it changes; at the end of the form it would be off screen. */}
      {(consent === 'ask' || draft.agreed) && (
        <div className={styles.agreed}>
          <Checkbox checked={draft.agreed} onChange={({ target }) => onAgreed(target.checked)}>
            {change.agreed}
          </Checkbox>
        </div>
      )}
      <Button busy={isBusy} onClick={onSave}>
        {saveName}
      </Button>
    </>
  );
}
