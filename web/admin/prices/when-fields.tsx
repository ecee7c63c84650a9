import { dayFromToday, maxDaysAhead } from '../../../contracts/calendar-day.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { isPlannable } from './price-values.ts';
import styles from './prices.module.css';

type WhenFieldsProps = { day: string | null; onChange: (day: string | null) => void };

/** Now, or from midnight of a day on. */
export function WhenFields({ day, onChange }: WhenFieldsProps) {
  const { prices: say } = useAdminWords();
  return (
    <fieldset className={styles.group}>
      <legend>{say.when}</legend>
      <div className={styles.wide}>
        <Segmented
          label={say.when}
          value={day === null ? 'now' : 'later'}
          onValueChange={(value) => onChange(value === 'now' ? null : dayFromToday(1))}
          options={(['now', 'later'] as const).map((value) => ({ value, label: say[value] }))}
        />
      </div>
      {day !== null && (
        <div className={styles.wide}>
          <Field label={say.day} hint={say.dayHint} error={!isPlannable(day) && say.dayInvalid}>
            <TextInput
              type="date"
              required
              min={dayFromToday(1)}
              max={dayFromToday(maxDaysAhead)}
              value={day}
              onChange={(event) => onChange(event.target.value)}
            />
          </Field>
        </div>
      )}
    </fieldset>
  );
}
