import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { OrderChanges } from '../../orders/order-changes.tsx';
import { Alert } from '../../ui/alert.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { MergedNotice, RestoredNotice } from '../form-draft.tsx';
import { removeTabDraft } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { ChoiceWaits, VersionChoice } from '../version-choice.tsx';
import { ChangeFields } from './change-fields.tsx';
import { ChangeFoot } from './change-foot.tsx';
import styles from './edit-order.module.css';
import { type ChangeStart, useChangeForm } from './use-change-form.ts';
import { useChangeSubmit } from './use-change-submit.ts';
import { type Restart, useLaterRevision } from './use-later-revision.ts';

type ChangeSheetProps = {
  draftKey: string;
  start: ChangeStart;
  /** The present order. */
  now: AdminOrder;
  onRestart: Restart;
  onClose: () => void;
};

/** The sheet of a change, from its start until it is saved, left, or restarted with a later revision. */
export function ChangeSheet({ draftKey, start, now, onRestart, onClose }: ChangeSheetProps) {
  const { change } = useAdminWords().orders;
  const form = useChangeForm(draftKey, start);
  const { order, draft, isChanged, consent } = form;
  const [isAddressOpen, setAddressOpen] = useState(false);
  const close = () => {
    removeTabDraft(draftKey);
    onClose();
  };
  const submit = useChangeSubmit(form, { onSaved: close, onInvalidAddress: () => setAddressOpen(true) });
  const { tries, isBusy, failure } = submit;
  const { isOutdated, hasChoice, addMine } = useLaterRevision(form, submit, now, onRestart);
  const element = useFocusFirstInvalid<HTMLDivElement>(tries);
  return (
    <FormModal
      isChanged={isChanged}
      onClose={close}
      title={change.title}
      busy={isBusy}
      foot={
        isOutdated ? (
          <ChoiceWaits />
        ) : (
          <ChangeFoot
            order={order}
            draft={draft}
            consent={consent}
            isOther={form.isOther}
            isBusy={isBusy}
            onAgreed={(agreed) => form.change({ agreed })}
            onSave={submit.save}
          />
        )
      }
    >
      <div ref={element} className={styles.form}>
        {start.isMerged && !isOutdated && <MergedNotice />}
        {start.typed && isChanged && !start.isMerged && !isOutdated && (
          <RestoredNotice isOutdated={false} onDiscard={() => onRestart(null)} />
        )}
        {order.revision.proposed && <p>{change.replaces}</p>}
        <ChangeFields
          form={form}
          isTried={tries > 0}
          isBusy={isBusy}
          isAddressOpen={isAddressOpen}
          onAddressToggle={setAddressOpen}
        />
        {consent === 'ask' && <p className="muted">{change.agreedHint}</p>}
        {hasChoice ? (
          <VersionChoice
            text={now.revision.proposed ? change.conflictProposed : change.conflict}
            onTakeTheirs={() => onRestart(null)}
            mine={{ onAdd: addMine }}
          >
            <OrderChanges order={order} proposal={now.revision.proposed ?? { ...now, reason: '' }} />
          </VersionChoice>
        ) : (
          failure && <Alert isAnswer>{failure}</Alert>
        )}
      </div>
    </FormModal>
  );
}
