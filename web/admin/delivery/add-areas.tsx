import type { DeliveryArea } from '../../../contracts/delivery-areas.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { RestoredNotice } from '../form-draft.tsx';
import modalForm from '../modal-form.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import { AreaChoice } from './area-choice.tsx';
import { useAddAreas } from './use-add-areas.ts';

type AddAreasProps = {
  areas: DeliveryArea[];
  onClose: () => void;
  /** Opens the form of an existing area, or of a new one for null; the choice here stays as a draft. */
  onEdit: (area: DeliveryArea | null) => void;
};

/**
 * Jordan's areas that the shop doesn't have yet, to be added several at once, with a common fee if wanted. A search
 * also finds those that it has.
 */
export function AddAreas({ areas, onClose, onEdit }: AddAreasProps) {
  const { delivery: say } = useAdminWords();
  const adding = useAddAreas(areas, onClose);
  const { free, listed, chosen, choose, wanted, fee, setFee, isChanged } = adding;
  const { isBusy, failure, start } = adding.submit;
  return (
    <FormModal
      isChanged={isChanged}
      onClose={adding.close}
      busy={isBusy}
      title={say.addTitle}
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={() => onEdit(null)}>
            {say.notListed}
          </Button>
          <Button busy={isBusy} disabled={wanted.length === 0} onClick={start}>
            {say.addCount(wanted.length)}
          </Button>
        </>
      }
    >
      <div className={modalForm.form}>
        {adding.isRestored && <RestoredNotice isOutdated={false} onDiscard={adding.discard} />}
        {failure && <Alert isAnswer>{failure}</Alert>}
        <Field label={say.feeForAll} note={say.optional} hint={say.feeForAllHint} error={adding.fault}>
          <TextInput
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={fee}
            onChange={({ target }) => setFee(target.value)}
          />
        </Field>
        <AreaChoice {...{ free, listed, chosen, choose, areas, onEdit }} />
      </div>
    </FormModal>
  );
}
