import { useEffect, useState } from 'react';
import { areaNameKeys } from '../../../contracts/area-names.ts';
import {
  createDeliveryAreas,
  type DeliveryArea,
  type NewDeliveryArea,
} from '../../../contracts/delivery-areas.ts';
import { governorates } from '../../../contracts/governorates.ts';
import { ApiError, call } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { areasQuery, refetchAreas } from './area-queries.ts';
import { feeSchemaAsTyped } from './area-values.ts';
import { knownAreas } from './known-areas.ts';

export type KnownArea = Pick<NewDeliveryArea, 'name' | 'governorate'> & { other_names: string };

const all: KnownArea[] = governorates.flatMap((governorate) =>
  knownAreas[governorate].map(([en, ar, other_names = '']) => ({
    name: { en, ar },
    other_names,
    governorate,
  })),
);

export const keyOf = ({ governorate, name }: Pick<KnownArea, 'governorate' | 'name'>) =>
  `${governorate}: ${name.en}`;

/** What was chosen and typed, but not added yet. */
type StoredDraft = { chosen: string[]; fee: string };

/**
 * The chosen areas among those that the shop doesn't have yet, and their common fee. Both are kept as a draft until
 * they are added.
 */
export function useAddAreas(areas: DeliveryArea[], onClose: () => void) {
  const { delivery: say } = useAdminWords();
  const errors = useAdminErrors();
  const language = useLanguage();
  const { offerUndoOfAll } = useUndo();
  const draftKey = useDraftKey('area:many');
  const [stored, setStored] = useState(() => readTabDraft<StoredDraft>(draftKey));
  const taken = new Set(areas.flatMap(areaNameKeys));
  const free = all.filter((area) => !areaNameKeys(area).some((key) => taken.has(key)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(stored?.chosen.filter((key) => free.some((area) => keyOf(area) === key))),
  );
  const [fee, setFee] = useState(stored?.fee ?? '');
  const [fault, setFault] = useState<string>();
  const collator = new Intl.Collator(language);
  const listed = free.toSorted((one, other) => collator.compare(one.name[language], other.name[language]));
  // In the order of the list, which becomes the order in the shop's list.
  const wanted = governorates.flatMap((one) =>
    listed.filter((area) => area.governorate === one && chosen.has(keyOf(area))),
  );
  const isChanged = wanted.length > 0 || fee !== '';
  useEffect(() => {
    if (isChanged) storeTabDraft(draftKey, { chosen: [...chosen], fee } satisfies StoredDraft);
    else removeTabDraft(draftKey);
  }, [draftKey, isChanged, chosen, fee]);
  const discard = () => {
    setChosen(new Set());
    setFee('');
    setStored(null);
  };
  const close = () => {
    removeTabDraft(draftKey);
    onClose();
  };
  const choose = (keys: string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const key of keys) {
        if (isChosen) after.add(key);
        else after.delete(key);
      }
      return after;
    });
  const submit = useAction(async () => {
    const read = feeSchemaAsTyped.safeParse(fee);
    const code = read.error?.issues[0]?.message;
    setFault(code && describeFault(code, errors));
    if (!read.success) return;
    const { areas: added, activities } = await call(createDeliveryAreas, {
      areas: wanted.map((area) => ({ ...area, fee: read.data })),
    }).catch((error: unknown) => readAdded(error, wanted));
    close();
    refetchAreas();
    const [one, ...others] = added;
    const subject = one && others.length === 0 ? one.id : 'areas';
    offerUndoOfAll({ activities, subject, text: say.added(added.length), onUndone: refetchAreas });
  }, say.failedToSave);
  return {
    /** The areas that can be added. */
    free,
    /** The same, sorted by name in the reader's language. */
    listed,
    ...{ chosen, choose, wanted, fee, setFee, fault, submit, isChanged, discard, close },
    isRestored: stored !== null && isChanged,
  };
}

/**
 * The chosen areas, when all are on the list: an earlier attempt added them, but its answer was lost. Otherwise
 * rethrows the refusal.
 */
async function readAdded(error: unknown, wanted: KnownArea[]) {
  if (!(error instanceof ApiError && error.code === 'area_taken')) throw error;
  const keys = new Set(wanted.map(keyOf));
  const areas = (await queryClient.fetchQuery(areasQuery)).filter((area) => keys.has(keyOf(area)));
  if (areas.length < wanted.length) throw error;
  return { areas, activities: [] };
}
