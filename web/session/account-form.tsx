import type { ReactNode, SyntheticEvent } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { moveOnEnter } from '../ui/move-on-enter.ts';
import styles from './account-form.module.css';

type AccountFormProps = {
  state: {
    alert: string | null;
    isSeenAtField: boolean;
    isBusy: boolean;
    submitType: 'submit' | 'button';
    clearAlert: () => void;
    submit: (event: SyntheticEvent) => void;
  };
  /** What the button says. */
  action: string;
  variant?: 'solid' | 'bad';
  children: ReactNode;
};

/** The alert, the fields and the button of a form whose state is `useAccountForm`'s. */
export function AccountForm({ state, action, variant = 'solid', children }: AccountFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={state.submit}
      onKeyDown={moveOnEnter}
      onChange={state.clearAlert}
    >
      {state.alert && (
        <div className={state.isSeenAtField ? 'visually-hidden' : styles.alert}>
          <Alert isAnswer>{state.alert}</Alert>
        </div>
      )}
      {children}
      <Button type={state.submitType} variant={variant} block busy={state.isBusy}>
        {action}
      </Button>
    </form>
  );
}
