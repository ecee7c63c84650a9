import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  createDeliveryAreas,
  type DeliveryArea,
  deleteDeliveryArea,
  listDeliveryAreas,
  type NewDeliveryArea,
  updateDeliveryArea,
} from '../../../contracts/delivery-areas.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { useDraftBaseVersion, useFormDraft } from '../form-draft.tsx';
import { isSame } from '../is-same.ts';
import { useConflictChoice } from '../save-conflict.ts';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { refetchAreas } from './area-queries.ts';
import { type AreaValues, areaFormSchema, areaSchemaAmong, valuesOf } from './area-values.ts';

type AreaFormOptions = {
  /** Null for a new area. */
  area: DeliveryArea | null;
  /** The other areas, whose names are taken. */
  others: DeliveryArea[];
  /** A fee typed elsewhere for this area, to be saved here. */
  typedFee: string | undefined;
  onClose: () => void;
};

export type AreaForm = ReturnType<typeof useAreaForm>;

/** The form of a delivery area: its draft, the choice between two versions, saving and removing. Saving and removing close it. */
export function useAreaForm({ area, others, typedFee, onClose }: AreaFormOptions) {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  const { offerUndo, offerUndoOfAll } = useUndo();
  const draftName = `area:${area?.id ?? 'new'}`;
  const baseVersion = useDraftBaseVersion(draftName, area, (typed) => isSame(typed, valuesOf(area)));
  const form = useForm<AreaValues, unknown, NewDeliveryArea>({
    resolver: zodResolver(areaSchemaAmong(others, area)),
    shouldFocusError: false,
    defaultValues: valuesOf(baseVersion),
  });
  const choice = useConflictChoice(form, area, {
    baseVersion,
    find: async () => (await call(listDeliveryAreas, {})).find(({ id }) => id === area?.id),
    valuesOf,
  });
  const draft = useFormDraft(form, draftName, choice.saved?.version, { baseVersion: choice.saved });
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
  const update = async (id: string, input: NewDeliveryArea) => {
    const saved = await choice.saveOver((onto) =>
      callRecorded(updateDeliveryArea, { ...input, id, version: onto?.version }),
    );
    if (saved) offer(saved.activity, id, say.saved(toastName(input.name[language])));
    else refetchAreas();
  };
  const create = async (input: NewDeliveryArea) => {
    const { answer } = await callRecorded(createDeliveryAreas, { areas: [input] });
    close();
    refetchAreas();
    const { activities, areas: added } = answer;
    const text = say.saved(toastName(input.name[language]));
    offerUndoOfAll({ activities, subject: added[0]?.id ?? 'areas', text, onUndone: refetchAreas });
  };
  const saving = useAction(async () => {
    const input = areaFormSchema.parse(form.getValues());
    try {
      await (area ? update(area.id, input) : create(input));
    } catch (error) {
      // The loaded list is outdated: refetching it tells the form which area has the name.
      if (error instanceof ApiError && error.code === 'area_taken') refetchAreas();
      throw error;
    }
  }, say.failedToSave);
  const removing = useAction(async () => {
    if (!area) return;
    const { activity } = await callRecorded(deleteDeliveryArea, { id: area.id });
    offer(activity, area.id, say.removed(toastName(area.name[language])));
  }, say.failedToChange);
  return { form, choice, draft, saving, removing, close };
}
