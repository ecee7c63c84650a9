import type { Coupon } from '../../../contracts/coupons.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { DraftAutosave } from '../form-draft.tsx';
import styles from '../modal-form.module.css';
import { tellAmount, tellNumber, withoutPercentSign } from '../parse-amount.ts';
import { RemovalButton } from '../removal-button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields } from '../version-choice.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { type CouponValues, valuesOf } from './coupon-values.ts';
import { useCouponForm } from './use-coupon-form.ts';

type CouponFormProps = { coupon: Coupon | null; onClose: () => void };

/** Edits a coupon, or creates one where it is null. */
export function CouponForm({ coupon, onClose }: CouponFormProps) {
  const { coupons: say } = useAdminWords();
  const { form, choice, draft, freeGoods, saving, removing, close } = useCouponForm(coupon, onClose);
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const namedFields = useNamedFields();
  const failure = saving.failure ?? removing.failure;
  return (
    <FormModal
      isChanged={form.formState.isDirty}
      onClose={close}
      busy={saving.isBusy || removing.isBusy}
      title={coupon ? say.editTitle : say.newTitle}
      foot={
        choice.theirs ? (
          <ChoiceWaits />
        ) : (
          <Button type="submit" form="coupon" busy={saving.isBusy} disabled={removing.isBusy}>
            {freeGoods.isAsked ? say.saveFree : say.save}
          </Button>
        )
      }
    >
      <form
        ref={element}
        id="coupon"
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
        <CouponFields form={form} freeGoods={freeGoods} />
        {coupon && (
          <RemovalButton removing={removing} isSaving={saving.isBusy}>
            {say.remove}
          </RemovalButton>
        )}
      </form>
    </FormModal>
  );
}

/** Names and formats each field, for the choice between two versions. */
function useNamedFields(): (values: CouponValues) => NamedFields {
  const { coupons: say } = useAdminWords();
  return (values) => [
    [say.code, values.code],
    [say.kind, say.kinds[values.kind]],
    [say.percent, tellNumber(withoutPercentSign(values.percent))],
    [say.amount, tellAmount(values.amount)],
    [say.minimum, tellAmount(values.minimum)],
    [say.from, values.from],
    [say.until, values.until],
    [say.uses, tellNumber(values.uses)],
    [say.usesEach, tellNumber(values.uses_each)],
  ];
}
