import { useWatch } from 'react-hook-form';
import { type EditedDeliveryTimes, maxExceptions, maxSlots } from '../../../contracts/delivery-times.ts';
import { randomKey } from '../../browser/random-key.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { BothLanguages, FieldPair } from '../both-languages.tsx';
import { FormDraft, MergedNotice } from '../form-draft.tsx';
import { readNumber } from '../parse-amount.ts';
import { SaveBar } from '../save-bar.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import { useRows } from '../use-rows.ts';
import { areasQuery } from './area-queries.ts';
import styles from './delivery-times.module.css';
import { describeException } from './describe-times.ts';
import { proposeSlot } from './propose-slot.ts';
import { type FieldOf, SlotFields, TimeFold, Weekdays } from './slot-fields.tsx';
import { useDeliveryTimesForm } from './use-delivery-times-form.ts';

/** The slots of the shop: weekly ones, exceptional days, lead times, and pauses. */
export function DeliveryTimesForm({ loaded }: { loaded: EditedDeliveryTimes }) {
  const { deliveryTimes: say } = useAdminWords();
  const areas = useFetched(areasQuery).data ?? [];
  const { form, draft, isMerged, saving } = useDeliveryTimesForm(loaded);
  const { register } = form;
  const { isDirty } = form.formState;
  const slots = useRows(form, 'slots');
  const exceptions = useRows(form, 'exceptions');
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const errorOf = useErrorOf(form);
  const saved = new Map<string, object>(
    [...loaded.slots, ...loaded.exceptions, ...loaded.exceptions.flatMap(({ slots }) => slots)].map((one) => [
      one.id,
      one,
    ]),
  );
  const field: FieldOf = { form, errorOf, areas, saved };
  return (
    <form ref={element} className={styles.times} noValidate onSubmit={form.handleSubmit(saving.start)}>
      <FormDraft form={form} draft={draft} isSaving={saving.isBusy} />
      {isMerged && <MergedNotice />}
      {saving.failure && <Alert isAnswer>{saving.failure}</Alert>}
      <h2>{say.pauses}</h2>
      <Checkbox {...register('paused.delivery')}>{say.pauseDelivery}</Checkbox>
      <Checkbox {...register('paused.pickup')}>{say.pausePickup}</Checkbox>
      <h2>{say.weekly}</h2>
      <p className="muted" role="status">
        {slots.fields.length === 0 ? say.none : say.weeklyAbout}
      </p>
      {slots.fields.map(({ id }, place) => (
        <SlotFields key={id} field={field} path={`slots.${place}`} onRemove={() => slots.remove(place)}>
          <Weekdays field={field} path={`slots.${place}.weekdays`} />
        </SlotFields>
      ))}
      {slots.fields.length < maxSlots && (
        <Button
          type="button"
          size="sm"
          variant="line"
          onClick={() => {
            const last = form.getValues('slots').at(-1);
            slots.append({ ...proposeSlot(last), weekdays: last?.weekdays ?? [0, 1, 2, 3, 4, 6] });
          }}
        >
          {say.addSlot}
        </Button>
      )}
      <h2>{say.exceptions}</h2>
      <p className="muted">{say.exceptionsAbout}</p>
      {exceptions.fields.map(({ id }, place) => (
        <ExceptionFields key={id} field={field} place={place} onRemove={() => exceptions.remove(place)} />
      ))}
      {exceptions.fields.length < maxExceptions && (
        <Button
          type="button"
          size="sm"
          variant="line"
          onClick={() =>
            exceptions.append({ id: randomKey(), name: { en: '', ar: '' }, first: '', last: '', slots: [] })
          }
        >
          {say.addException}
        </Button>
      )}
      <h2>{say.howEarly}</h2>
      <FieldPair>
        <Field label={say.lead} hint={say.leadHint} error={errorOf('lead_hours')}>
          <TextInput
            dir="ltr"
            inputMode="numeric"
            {...register('lead_hours', { setValueAs: (typed) => readNumber(typed, 0) })}
          />
        </Field>
        <Field label={say.cutOff} note={say.optional} hint={say.cutOffHint} error={errorOf('cut_off')}>
          <TextInput type="time" dir="ltr" {...register('cut_off', { setValueAs: (text) => text || null })} />
        </Field>
      </FieldPair>
      <SaveBar isChanged={isDirty} errors={form.formState.errors}>
        <Button type="submit" busy={saving.isBusy}>
          {say.save}
        </Button>
      </SaveBar>
    </form>
  );
}

type ExceptionFieldsProps = { field: FieldOf; place: number; onRemove: () => void };

/** Exceptional days with a name and their own slots: none when the shop is closed. */
function ExceptionFields({ field, place, onRemove }: ExceptionFieldsProps) {
  const { deliveryTimes: say } = useAdminWords();
  const { form, errorOf } = field;
  const path = `exceptions.${place}` as const;
  const slots = useRows(form, `${path}.slots`);
  /** Sets the last day to the first: most holidays have one day, and none ends before it begins. */
  const followFirst = ({ target }: { target: { value: string } }) => {
    if (form.getValues(`${path}.last`) < target.value)
      form.setValue(`${path}.last`, target.value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  return (
    <TimeFold field={field} path={path} title={<ExceptionTitle field={field} path={path} />}>
      <BothLanguages
        label={say.name}
        note={say.optional}
        errorOf={(one) => errorOf(`${path}.name.${one}`)}
        register={(one) => form.register(`${path}.name.${one}`)}
      />
      <div className={styles.pair} data-days>
        <Field label={say.firstDay} error={errorOf(`${path}.first`)}>
          <TextInput type="date" {...form.register(`${path}.first`, { onChange: followFirst })} />
        </Field>
        <Field label={say.lastDay} error={errorOf(`${path}.last`)}>
          <TextInput type="date" {...form.register(`${path}.last`)} />
        </Field>
      </div>
      {slots.fields.length === 0 && <p className="muted">{say.closed}</p>}
      {slots.fields.map(({ id }, index) => (
        <SlotFields
          key={id}
          field={field}
          path={`${path}.slots.${index}`}
          onRemove={() => slots.remove(index)}
        />
      ))}
      <div className={styles.timeFoot}>
        <Button
          type="button"
          size="sm"
          variant="line"
          onClick={() => slots.append(proposeSlot(form.getValues(`${path}.slots`).at(-1)))}
        >
          {say.addOtherTimes}
        </Button>
        <Button type="button" size="sm" variant="text" onClick={onRemove}>
          {say.removeException}
        </Button>
      </div>
    </TimeFold>
  );
}

/** The title of exceptional days, from the typed values. */
function ExceptionTitle({ field: { form }, path }: { field: FieldOf; path: `exceptions.${number}` }) {
  const { deliveryTimes: say } = useAdminWords();
  const language = useLanguage();
  const exception = useWatch({ control: form.control, name: path });
  return <span className="num">{describeException(exception, language, say)}</span>;
}
