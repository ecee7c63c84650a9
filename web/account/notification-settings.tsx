import { type ReactNode, useId } from 'react';
import type { User } from '../../contracts/accounts.ts';
import { describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import styles from './profile.module.css';
import { useNotifications } from './use-notifications.ts';

/** The customer's mail settings; each choice is saved immediately. */
export function NotificationSettings({ user }: { user: User }) {
  const words = useWords();
  const { profile } = useCustomerWords();
  const { shown, saving, choose } = useNotifications(user);
  return (
    <fieldset className={styles.notifications}>
      <legend className={styles.subtitle}>{profile.notifications}</legend>
      <Choice
        label={profile.orderNotifications}
        text={user.role === 'admin' ? profile.shopNotificationsText : profile.orderNotificationsText}
        isChosen={shown.orders}
        onChoose={(orders) => choose({ orders })}
      />
      <Choice
        label={profile.offerNotifications}
        text={profile.offerNotificationsText}
        isChosen={shown.offers}
        onChoose={(offers) => choose({ offers })}
      />
      <p role="status" className={styles.result}>
        {saving.status === 'saved' && profile.choiceSaved}
      </p>
      {saving.status === 'failed' && (
        <Alert>
          {profile.choiceFailed} {describeError(saving.error, words)}
        </Alert>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  label: ReactNode;
  text: ReactNode;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function Choice({ label, text, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        aria-describedby={id}
      >
        {label}
      </Checkbox>
      <p id={id} className="muted">
        {text}
      </p>
    </div>
  );
}
