import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { type FieldError, get, useForm } from 'react-hook-form';
import { findSameArea } from '../../../contracts/area-names.ts';
import {
  createDeliveryAreas,
  type DeliveryArea,
  deleteDeliveryArea,
  listDeliveryAreas,
  type NewDeliveryArea,
  updateDeliveryArea,
} from '../../../contracts/delivery-areas.ts';
import { type Governorate, governorates, nameOfGovernorate } from '../../../contracts/governorates.ts';
import type { Language } from '../../../contracts/language.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { BothLanguages, FieldPair } from '../both-languages.tsx';
import { DraftAutosave, useBegun, useFormDraft } from '../form-draft.tsx';
import styles from '../modal-form.module.css';
import { tellAmount, tellNumber } from '../parse-amount.ts';
import { toastName } from '../short-name.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useLaterChoice } from '../use-later-version.ts';
import { useUndo } from '../use-undo.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields, useNamedTexts } from '../version-choice.tsx';
import { refetchAreas } from './area-queries.ts';
import { type AreaValues, areaFormSchema, areaSchemaAmong, valuesOf } from './area-values.ts';

type AreaFormProps = {
  area: DeliveryArea | null;
  /** The whole list. */
  areas: DeliveryArea[];
  /** A fee that was typed for this area elsewhere, to be saved here. */
  typedFee?: string | undefined;
  /** Another area is to be edited instead, at the fee that was typed here. */
  onEdit: (other: DeliveryArea, typedFee: string) => void;
  onClose: () => void;
};

/** All of an area, to be changed; a new one where there is none. */
export function AreaForm({ area, areas, typedFee, onEdit, onClose }: AreaFormProps) {
  const { delivery: say } = useAdminWords();
  const errors = useAdminErrors();
  const language = useLanguage();
  const { offerUndo, offerUndoOfAll } = useUndo();
  const others = areas.filter(({ id }) => id !== area?.id);
  const draftName = `area:${area?.id ?? 'new'}`;
  const begun = useBegun(draftName, area);
  const form = useForm<AreaValues, unknown, NewDeliveryArea>({
    resolver: zodResolver(areaSchemaAmong(others, area)),
    shouldFocusError: false,
    defaultValues: valuesOf(begun),
  });
  const choice = useLaterChoice(form, area, {
    begun,
    find: async () => (await call(listDeliveryAreas, {})).find(({ id }) => id === area?.id),
    valuesOf,
  });
  const draft = useFormDraft(form, draftName, choice.saved?.version, { begun: choice.saved });
  useEffect(() => {
    if (typedFee) form.setValue('fee', typedFee, { shouldDirty: true });
  }, [form, typedFee]);
  const close = () => {
    draft.drop();
    onClose();
  };
  const offer = (activity: number | null, id: string, text: string) => {
    close();
    refetchAreas();
    offerUndo({ activity, subject: id, text, onUndone: refetchAreas, isFromForm: true });
  };
  const save = async () => {
    const input = areaFormSchema.parse(form.getValues());
    const text = say.saved(toastName(input.name[language]));
    if (area) {
      const { id } = area;
      const saved = await choice.saveOver((onto) =>
        callRecorded(updateDeliveryArea, { ...input, id, version: onto?.version }),
      );
      return saved ? offer(saved.activity, id, text) : refetchAreas();
    }
    const { answer } = await callRecorded(createDeliveryAreas, { areas: [input] });
    close();
    refetchAreas();
    const { activities, areas: added } = answer;
    offerUndoOfAll({ activities, subject: added[0]?.id ?? 'areas', text, onUndone: refetchAreas });
  };
  const saving = useAction(async () => {
    await save().catch((error: unknown) => {
      // The list here is older than what refuses the name: with the newer one the form says which area has it.
      if (error instanceof ApiError && error.code === 'area_taken') refetchAreas();
      throw error;
    });
  }, say.failedToSave);
  const removing = useAction(async () => {
    if (!area) return;
    const { activity } = await callRecorded(deleteDeliveryArea, { id: area.id });
    offer(activity, area.id, say.removed(toastName(area.name[language])));
  }, say.failedToChange);
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const codeOf = (path: string) => (get(form.formState.errors, path) as FieldError | undefined)?.message;
  const errorOf = (path: string) => {
    const code = codeOf(path);
    return code && describeFault(code, errors);
  };
  const nameErrorOf = (one: Language): ReactNode => {
    if (codeOf(`name.${one}`) !== 'area_taken') return errorOf(`name.${one}`);
    const { name, governorate, fee } = form.getValues();
    const taken = findSameArea(others, { name, governorate: governorate as Governorate }, [one]);
    return (
      taken && (
        <Taken
          area={taken}
          onEdit={() => {
            draft.drop();
            onEdit(taken, fee);
          }}
        />
      )
    );
  };
  const textsOf = useNamedTexts();
  const namedFields = (values: AreaValues): NamedFields => [
    ...textsOf(say.name, values.name),
    [say.fee, tellAmount(values.fee)],
    [say.governorate, nameOfGovernorate(values.governorate as Governorate, language)],
    [say.minimum, tellAmount(values.minimum)],
    [say.freeFrom, tellAmount(values.free_from)],
    [
      say.promise,
      values.promise_hours &&
        `${tellNumber(values.promise_hours)} ${values.unit === 'days' ? say.unitDays : say.unitHours}`,
    ],
    [say.otherNames, values.other_names],
  ];
  const isBusy = saving.isBusy || removing.isBusy;
  const failure = saving.failure ?? removing.failure;
  const sum = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <FormModal
      isChanged={form.formState.isDirty}
      onClose={close}
      busy={isBusy}
      title={area ? say.editTitle : say.newTitle}
      foot={
        choice.theirs ? (
          <ChoiceWaits />
        ) : (
          <Button type="submit" form="area" busy={saving.isBusy} disabled={removing.isBusy}>
            {say.save}
          </Button>
        )
      }
    >
      <form
        ref={element}
        id="area"
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit(saving.start)}
      >
        <DraftAutosave form={form} draft={draft} isChoice={choice.theirs !== null} />
        <FormVersionChoice
          choice={choice}
          draft={draft}
          fieldsOf={(saved) => namedFields(valuesOf(saved))}
          mine={namedFields(form.getValues())}
        />
        {failure && <Alert isAnswer>{failure}</Alert>}
        <BothLanguages
          label={say.name}
          errorOf={nameErrorOf}
          register={(one) => form.register(`name.${one}`)}
          isRequired
        />
        <FieldPair>
          <Field label={say.fee} hint={say.feeHint} error={errorOf('fee')}>
            <TextInput {...sum} {...form.register('fee')} />
          </Field>
          <Field label={say.governorate} error={errorOf('governorate')}>
            <Select {...form.register('governorate')}>
              {governorates.map((name) => (
                <option key={name} value={name}>
                  {nameOfGovernorate(name, language)}
                </option>
              ))}
            </Select>
          </Field>
        </FieldPair>
        <FieldPair>
          <Field label={say.minimum} note={say.optional} error={errorOf('minimum')}>
            <TextInput {...sum} {...form.register('minimum')} />
          </Field>
          <Field label={say.freeFrom} note={say.optional} error={errorOf('free_from')}>
            <TextInput {...sum} {...form.register('free_from')} />
          </Field>
        </FieldPair>
        <FieldPair>
          <Field
            label={say.promise}
            note={say.optional}
            hint={say.promiseHint}
            error={errorOf('promise_hours')}
          >
            <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('promise_hours')} />
          </Field>
          <Field label={say.unit}>
            <Select {...form.register('unit')}>
              <option value="days">{say.unitDays}</option>
              <option value="hours">{say.unitHours}</option>
            </Select>
          </Field>
        </FieldPair>
        <Field
          label={say.otherNames}
          note={say.optional}
          hint={say.otherNamesHint}
          error={errorOf('other_names')}
        >
          <TextInput autoComplete="off" {...form.register('other_names')} />
        </Field>
        {area && (
          <div className={styles.removal}>
            <Button
              size="sm"
              variant="bad"
              busy={removing.isBusy}
              disabled={saving.isBusy}
              onClick={removing.start}
            >
              {say.remove}
            </Button>
          </div>
        )}
      </form>
    </FormModal>
  );
}

/** Says which area has a name already, and leads to it. */
function Taken({ area: { name }, onEdit }: { area: DeliveryArea; onEdit: () => void }) {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  return (
    <span>
      {say.onList} <bdi lang="en">{name.en}</bdi> · <bdi lang="ar">{name.ar}</bdi>{' '}
      <Button size="sm" variant="line" aria-label={say.editNamed(name[language])} onClick={onEdit}>
        {say.edit}
      </Button>
    </span>
  );
}
