import {
  type CancelReason,
  type CancelReasonKind,
  cancelReasonKinds,
  maxCancelReason,
} from '../../../contracts/cancel-reasons.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './cancel-reason-field.module.css';

type CancelReasonFieldProps = {
  value: CancelReason | undefined;
  onValueChange: (value: CancelReason | undefined) => void;
};

/** The field comes with the choice, and on a small phone below the fold. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** Why an order is cancelled, if the seller likes to say: a second press on the chosen reason takes it away. */
export function CancelReasonField({ value, onValueChange }: CancelReasonFieldProps) {
  const { cancelReason } = useAdminWords().orders;
  const press = (kind: CancelReasonKind) =>
    onValueChange(value?.kind === kind ? undefined : { kind, text: '' });
  return (
    <fieldset className={styles.reasons}>
      <legend>
        {cancelReason.label} <small className="muted">{cancelReason.optional}</small>
      </legend>
      <div>
        {cancelReasonKinds.map((kind) => (
          <button key={kind} type="button" aria-pressed={value?.kind === kind} onClick={() => press(kind)}>
            {cancelReason.kinds[kind]}
          </button>
        ))}
      </div>
      {value?.kind === 'other' && (
        <Field label={cancelReason.text}>
          <TextInput
            ref={focus}
            value={value.text}
            maxLength={maxCancelReason}
            onChange={({ target }) => onValueChange({ kind: 'other', text: target.value })}
          />
        </Field>
      )}
      <small className="muted">{cancelReason.hint}</small>
    </fieldset>
  );
}

/** A reason in one line: what was typed, or what was chosen. */
export function CancelReasonText({ reason: { kind, text } }: { reason: CancelReason }) {
  const { kinds } = useAdminWords().orders.cancelReason;
  return text === '' ? kinds[kind] : <bdi dir="auto">{text}</bdi>;
}
