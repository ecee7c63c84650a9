import type { ReactNode, SyntheticEvent } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { moveOnEnter } from '../ui/move-on-enter.ts';
import styles from './account-form.module.css';

type FormState = {
  alert: string | null;
  isSeenAtField: boolean;
  isBusy: boolean;
  submitType: 'submit' | 'button';
  clearAlert: () => void;
  submit: (event: SyntheticEvent) => void;
};

type AccountFormProps = {
  state: FormState;
  /** The label of the button. */
  action: string;
  variant?: 'solid' | 'line' | 'bad';
  /** In a modal: the form's id. Its button is not rendered here but in the modal's foot, as an `AccountButton`. */
  id?: string | undefined;
  children: ReactNode;
};

/** The alert, the fields and the button of a form with the state of `useAccountForm`. */
export function AccountForm({ state, action, variant = 'solid', id, children }: AccountFormProps) {
  return (
    <form
      id={id}
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
      {!id && <AccountButton state={state} action={action} variant={variant} />}
    </form>
  );
}

type AccountButtonProps = Pick<AccountFormProps, 'state' | 'action' | 'variant'> & {
  /** The id of its form, when it is outside it. */
  form?: string;
};

export const AccountButton = ({ state, action, variant = 'solid', form }: AccountButtonProps) => (
  <Button type={state.submitType} form={form} variant={variant} block={!form} busy={state.isBusy}>
    {action}
  </Button>
);
