import type { DeliveryArea } from '../../../contracts/delivery-areas.ts';
import { type Governorate, nameOfGovernorate } from '../../../contracts/governorates.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { DraftAutosave } from '../form-draft.tsx';
import styles from '../modal-form.module.css';
import { tellAmount, tellNumber } from '../parse-amount.ts';
import { RemovalButton } from '../removal-button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields, useNamedTexts } from '../version-choice.tsx';
import { AreaFields } from './area-fields.tsx';
import { type AreaValues, valuesOf } from './area-values.ts';
import { useAreaForm } from './use-area-form.ts';

type AreaFormProps = {
  area: DeliveryArea | null;
  /** All areas of the shop. */
  areas: DeliveryArea[];
  /** A fee typed elsewhere for this area, to be saved here. */
  typedFee?: string | undefined;
  /** Opens another area's form with the fee typed here. */
  onEdit: (other: DeliveryArea, typedFee: string) => void;
  onClose: () => void;
};

/** Edits a delivery area, or creates one where it is null. */
export function AreaForm({ area, areas, typedFee, onEdit, onClose }: AreaFormProps) {
  const { delivery: say } = useAdminWords();
  const others = areas.filter(({ id }) => id !== area?.id);
  const { form, choice, draft, saving, removing, close } = useAreaForm({ area, others, typedFee, onClose });
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const namedFields = useNamedFields();
  const failure = saving.failure ?? removing.failure;
  return (
    <FormModal
      isChanged={form.formState.isDirty}
      onClose={close}
      busy={saving.isBusy || removing.isBusy}
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
        <AreaFields
          form={form}
          others={others}
          onEdit={(taken) => {
            draft.drop();
            onEdit(taken, form.getValues('fee'));
          }}
        />
        {area && (
          <RemovalButton removing={removing} isSaving={saving.isBusy}>
            {say.remove}
          </RemovalButton>
        )}
      </form>
    </FormModal>
  );
}

/** Names and formats each field, for the choice between two versions. */
function useNamedFields(): (values: AreaValues) => NamedFields {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  const textsOf = useNamedTexts();
  return (values) => [
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
}
