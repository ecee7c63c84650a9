import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import * as schemas from '../../../contracts/abroad.schemas.ts';
import { type EditedAbroad, setAbroad } from '../../../contracts/abroad.ts';
import { countryCodes } from '../../../contracts/countries.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { callRecorded } from '../../http/api.ts';
import { queryClient, refetchChanged } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { useFormDraft } from '../form-draft.tsx';
import { isUnclearAmount, parseAmount } from '../parse-amount.ts';
import { useMergeNewerVersion, useMergeOnConflict } from '../save-conflict.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { abroadQuery } from './abroad-query.ts';

/** A country while it is edited; a typed fee stays while "named later" is chosen. */
const typedSchema = z.object({
  countries: z.array(
    z.object({ code: z.enum(countryCodes), fee: z.string(), isToldLater: z.boolean() }).check(
      z.refine(({ fee, isToldLater }) => isToldLater || !isUnclearAmount(fee), {
        error: 'price_unclear',
        path: ['fee'],
      }),
    ),
  ),
  version: z.number(),
});
type Values = z.output<typeof typedSchema>;
const schema = z.pipe(
  z.pipe(
    typedSchema,
    z.transform(
      ({ countries, version }: Values): EditedAbroad => ({
        countries: countries.map(({ code, fee, isToldLater }) => ({
          code,
          fee: isToldLater ? null : parseAmount(fee),
        })),
        version,
      }),
    ),
  ),
  schemas.setAbroad.input,
);

const valuesOf = ({ countries, version }: EditedAbroad): Values => ({
  countries: countries.map(({ code, fee }) => ({
    code,
    fee: fee === null ? '' : plainAmount(fee),
    isToldLater: fee === null,
  })),
  version,
});

/** The form of the countries abroad: its draft, and saving, which merges another administrator's later version. */
export function useAbroadForm(loaded: EditedAbroad) {
  const { abroad: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const form = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: valuesOf(loaded),
  });
  const draft = useFormDraft(form, 'abroad', loaded.version, { isLaterTaken: true });
  useMergeNewerVersion(form, loaded, valuesOf(loaded), draft.rebase);
  const refetch = () => void refetchChanged({ queryKey: abroadQuery.queryKey }).catch(() => null);
  const { isMerged, saveOver } = useMergeOnConflict(abroadQuery.queryKey);
  const saving = useAction(async () => {
    const sent = structuredClone(form.getValues());
    const saved = await saveOver(() => callRecorded(setAbroad, schema.parse(sent)));
    if (!saved) return;
    const { answer, activity } = saved;
    draft.markSaved(sent, valuesOf(answer));
    queryClient.setQueryData(abroadQuery.queryKey, answer);
    void queryClient.invalidateQueries({ queryKey: ['checkout-options'] });
    offerUndo({
      activity,
      subject: 'delivery abroad',
      text: say.saved,
      onUndone: refetch,
      isFromForm: true,
      until: draft.untilUnsaved(),
    });
  }, say.failedToSave);
  return { form, draft, isMerged, saving };
}
