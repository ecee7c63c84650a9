import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as schemas from '../../../contracts/delivery-times.schemas.ts';
import { type EditedDeliveryTimes, setDeliveryTimes } from '../../../contracts/delivery-times.ts';
import { callRecorded } from '../../http/api.ts';
import { queryClient, refetchChanged } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { useFormDraft } from '../form-draft.tsx';
import { useMergeNewerVersion, useMergeOnConflict } from '../save-conflict.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { deliveryTimesQuery } from './delivery-times-query.ts';

/** The form of the slots: its draft, and saving, which merges another administrator's later version. */
export function useDeliveryTimesForm(loaded: EditedDeliveryTimes) {
  const { deliveryTimes: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const form = useForm<EditedDeliveryTimes>({
    resolver: zodResolver(schemas.setDeliveryTimes.input),
    shouldFocusError: false,
    defaultValues: loaded,
  });
  const draft = useFormDraft(form, 'delivery-times', loaded.version, { isLaterTaken: true });
  useMergeNewerVersion(form, loaded, loaded, draft.rebase);
  const refetch = () => void refetchChanged({ queryKey: deliveryTimesQuery.queryKey }).catch(() => null);
  const { isMerged, saveOver } = useMergeOnConflict(deliveryTimesQuery.queryKey);
  const saving = useAction(async () => {
    const sent = structuredClone(form.getValues());
    const saved = await saveOver(() => callRecorded(setDeliveryTimes, sent));
    if (!saved) return;
    const { answer, activity } = saved;
    draft.markSaved(sent, answer);
    queryClient.setQueryData(deliveryTimesQuery.queryKey, answer);
    offerUndo({
      activity,
      subject: 'delivery times',
      text: say.saved,
      isFromForm: true,
      until: draft.untilUnsaved(),
      onUndone: refetch,
    });
  }, say.failedToSave);
  return { form, draft, isMerged, saving };
}
