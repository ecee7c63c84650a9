import { type ReactNode, useState } from 'react';
import { get, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import type { DeliveryArea } from '../../../contracts/delivery-areas.ts';
import type { EditedDeliveryTimes } from '../../../contracts/delivery-times.ts';
import { formatSlotHours } from '../../../contracts/slot-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import card from '../card.module.css';
import { Fold } from '../fold.tsx';
import { isSame } from '../is-same.ts';
import { NotSaved } from '../not-saved.tsx';
import { readNumber } from '../parse-amount.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './delivery-times.module.css';
import { slotFacts, weekdayName } from './describe-times.ts';
import { overlapsOf } from './overlapping-slots.ts';

/** The form of a field, with data for display. */
export type FieldOf = {
  form: UseFormReturn<EditedDeliveryTimes>;
  errorOf: (path: string) => string | undefined;
  areas: DeliveryArea[];
  /** The saved slots and exceptions, by id. */
  saved: ReadonlyMap<string, object>;
};

type SlotPath = `slots.${number}` | `exceptions.${number}.slots.${number}`;
type SlotFieldsProps = { field: FieldOf; path: SlotPath; onRemove: () => void; children?: ReactNode };

/** A slot, collapsed under its title: delivery method, hours, capacity, and areas. */
export function SlotFields({ field, path, onRemove, children }: SlotFieldsProps) {
  const { deliveryTimes: say } = useAdminWords();
  const { form, errorOf, areas } = field;
  const isDelivery = form.watch(`${path}.method`) === 'delivery';
  return (
    <TimeFold
      field={field}
      path={path}
      title={<SlotTitle field={field} path={path} />}
      warning={<OverlapWarning form={form} path={path} />}
    >
      <div className={styles.pair}>
        <Field label={say.method}>
          <Select {...form.register(`${path}.method`)}>
            <option value="delivery">{say.delivery}</option>
            <option value="pickup">{say.pickup}</option>
          </Select>
        </Field>
        <Field label={say.capacity} note={say.optional} error={errorOf(`${path}.capacity`)}>
          <TextInput
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            {...form.register(`${path}.capacity`, { setValueAs: (typed) => readNumber(typed, null) })}
          />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label={say.from} error={errorOf(`${path}.from`)}>
          <TextInput type="time" dir="ltr" {...form.register(`${path}.from`)} />
        </Field>
        <Field label={say.to} error={errorOf(`${path}.to`)}>
          <TextInput type="time" dir="ltr" {...form.register(`${path}.to`)} />
        </Field>
      </div>
      {children}
      {isDelivery && areas.length > 0 && <Areas field={field} path={`${path}.area_ids`} />}
      <div className={styles.timeFoot}>
        <Button type="button" size="sm" variant="text" onClick={onRemove}>
          {say.removeSlot}
        </Button>
      </div>
    </TimeFold>
  );
}

type TimeFoldProps = {
  field: FieldOf;
  path: SlotPath | `exceptions.${number}`;
  title: ReactNode;
  /** Read while it is folded, too. */
  warning?: ReactNode;
  children: ReactNode;
};

/** A time or days with others: open while it isn't saved yet, and when a field in it is refused. */
export function TimeFold({ field: { form, saved }, path, title, warning, children }: TimeFoldProps) {
  const [isNew] = useState(() => !saved.has(form.getValues(`${path}.id`)));
  const isFaulty = get(form.formState.errors, path) !== undefined;
  return (
    <section className={styles.time}>
      <Fold
        title={
          <span className={styles.timeTitle}>
            {title}
            <UnsavedMark form={form} saved={saved} path={path} />
            {warning}
          </span>
        }
        isFaulty={isFaulty}
        isOpenAtFirst={isNew}
      >
        {children}
      </Fold>
    </section>
  );
}

type UnsavedMarkProps = Pick<FieldOf, 'form' | 'saved'> & Pick<TimeFoldProps, 'path'>;

/** Marks a slot or exception that differs from the saved one. By id, as positions change when an earlier one is removed. */
function UnsavedMark({ form, saved, path }: UnsavedMarkProps) {
  const typed = useWatch({ control: form.control, name: path });
  if (!typed || isSame(typed, saved.get(typed.id))) return null;
  return <NotSaved />;
}

/** Names the times that share hours, days and areas with one: the limit of neither holds for both. */
function OverlapWarning({ form, path }: Pick<FieldOf, 'form'> & { path: SlotPath }) {
  const { deliveryTimes: say } = useAdminWords();
  const language = useLanguage();
  const slot = useWatch({ control: form.control, name: path });
  // Weekly times, or those of the same days.
  const all = useWatch({ control: form.control, name: path.replace(/\.\d+$/, '') as 'slots' });
  const others = slot ? overlapsOf(slot, all) : [];
  if (others.length === 0) return null;
  const hours = new Set(others.map((other) => formatSlotHours(other, language)));
  return <span className={styles.warning}>{say.overlaps([...hours])}</span>;
}

/** The title of a slot from the typed values, and whether its delivery method is paused. */
function SlotTitle({ field: { form }, path }: { field: FieldOf; path: SlotPath }) {
  const { deliveryTimes: say } = useAdminWords();
  const language = useLanguage();
  const slot = useWatch({ control: form.control, name: path });
  const paused = useWatch({ control: form.control, name: 'paused' });
  const pause = slot.method === 'delivery' ? say.pauseDelivery : say.pausePickup;
  const texts = [...slotFacts(slot, language, say), paused[slot.method] && pause];
  return (
    <span className="num">
      <DottedLine parts={texts} />
    </span>
  );
}

/** The areas of a slot: none chosen means all. */
function Areas({ field, path }: { field: FieldOf; path: `${SlotPath}.area_ids` }) {
  const { deliveryTimes: say } = useAdminWords();
  const language = useLanguage();
  const { field: chosen } = useController({ control: field.form.control, name: path });
  return (
    <details className={card.fold}>
      <summary>{chosen.value.length === 0 ? say.allAreas : say.someAreas(chosen.value.length)}</summary>
      <div className={styles.choices}>
        {field.areas.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.value.includes(id)}
            onChange={() => chosen.onChange(toggle(chosen.value, id))}
          >
            {name[language]}
          </Checkbox>
        ))}
      </div>
    </details>
  );
}

/** The days of the week on which a slot recurs. */
export function Weekdays({ field, path }: { field: FieldOf; path: `slots.${number}.weekdays` }) {
  const { deliveryTimes: say } = useAdminWords();
  const language = useLanguage();
  const { field: chosen } = useController({ control: field.form.control, name: path });
  const error = field.errorOf(path);
  return (
    <fieldset className={styles.weekdays}>
      <legend>{say.days}</legend>
      <div className={styles.choices}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <Checkbox
            key={day}
            checked={chosen.value.includes(day)}
            onChange={() => chosen.onChange(toggle(chosen.value, day))}
          >
            {weekdayName(day, language)}
          </Checkbox>
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

const toggle = <Value,>(values: Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
