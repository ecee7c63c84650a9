import { useEffect, useRef, useState } from 'react';
import { areaNameKeys } from '../../../contracts/area-names.ts';
import {
  createDeliveryAreas,
  type DeliveryArea,
  type NewDeliveryArea,
} from '../../../contracts/delivery-areas.ts';
import { findAreas } from '../../../contracts/find-areas.ts';
import { governorates, nameOfGovernorate } from '../../../contracts/governorates.ts';
import { ApiError, call } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { RestoredNotice } from '../form-draft.tsx';
import modalForm from '../modal-form.module.css';
import { SearchBox } from '../search-box.tsx';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './add-areas.module.css';
import { areasQuery, refetchAreas } from './area-queries.ts';
import { feeSchemaAsTyped } from './area-values.ts';
import { knownAreas } from './known-areas.ts';

type Known = Pick<NewDeliveryArea, 'name' | 'governorate'> & { other_names: string };

const all: Known[] = governorates.flatMap((governorate) =>
  knownAreas[governorate].map(([en, ar, other_names = '']) => ({
    name: { en, ar },
    other_names,
    governorate,
  })),
);
/** The wanted areas where all are on the list by now: an earlier try has added them, and its answer was lost. Else throws the refusal again. */
async function readAdded(error: unknown, wanted: Known[]) {
  if (!(error instanceof ApiError && error.code === 'area_taken')) throw error;
  const keys = new Set(wanted.map(keyOf));
  const areas = (await queryClient.fetchQuery(areasQuery)).filter((area) => keys.has(keyOf(area)));
  if (areas.length < wanted.length) throw error;
  return { areas, activities: [] };
}

const keyOf = ({ governorate, name }: Pick<Known, 'governorate' | 'name'>) => `${governorate}: ${name.en}`;

/** What was chosen and typed, and not added. */
type StoredDraft = { chosen: string[]; fee: string };

type AddAreasProps = {
  areas: DeliveryArea[];
  onClose: () => void;
  /** An area that the shop has, or null for a new one, is to be filled in; what was chosen here stays as a draft. */
  onEdit: (area: DeliveryArea | null) => void;
};

/**
 * The country's areas that the shop doesn't have yet, to be switched on, many at once and at one fee if they share it. A search
 * finds those that it has as well.
 */
export function AddAreas({ areas, onClose, onEdit }: AddAreasProps) {
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
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // What is found begins below the search, wherever the list before it was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search is another list.
  useEffect(() => {
    const found = list.current;
    const find = found?.previousElementSibling;
    if (found && find && found.getBoundingClientRect().top < find.getBoundingClientRect().bottom)
      found.scrollIntoView();
  }, [text]);
  const [fee, setFee] = useState(stored?.fee ?? '');
  const [fault, setFault] = useState<string>();
  const collator = new Intl.Collator(language);
  const byName = (one: Known, other: Known) => collator.compare(one.name[language], other.name[language]);
  const listed = free.toSorted(byName);
  // In the order in which they're listed, which becomes that of the shop's list.
  const wanted = governorates.flatMap((one) =>
    listed.filter((area) => area.governorate === one && chosen.has(keyOf(area))),
  );
  const isSearch = text.trim() !== '';
  const shown: (Known | DeliveryArea)[] = isSearch ? findAreas([...free, ...areas], text) : listed;
  // Of a search the best comes first, and its governorate with it.
  const groups = isSearch ? [...new Set(shown.map(({ governorate }) => governorate))] : governorates;
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
  const { isBusy, failure, start } = useAction(async () => {
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
  return (
    <FormModal
      isChanged={isChanged}
      onClose={close}
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
        {stored && isChanged && <RestoredNotice isOutdated={false} onDiscard={discard} />}
        {failure && <Alert isAnswer>{failure}</Alert>}
        <Field label={say.feeForAll} note={say.optional} hint={say.feeForAllHint} error={fault}>
          <TextInput
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={fee}
            onChange={({ target }) => setFee(target.value)}
          />
        </Field>
        <div className={styles.find}>
          <SearchBox label={say.find} placeholder={say.findHint} value={text} onSearch={setText} />
        </div>
        <div ref={list} className={styles.found}>
          {shown.length === 0 && <p role="status">{isSearch ? say.none : say.allAdded}</p>}
          {groups.map((governorate) => {
            const group = shown.filter((area) => area.governorate === governorate);
            if (group.length === 0) return null;
            const name = nameOfGovernorate(governorate, language);
            const keys = group.map(keyOf);
            return (
              <fieldset key={governorate} className={styles.group}>
                <legend>{name}</legend>
                {/* Of a search the list is short, and "all" would say more than it does. */}
                {!isSearch && group.length > 1 && (
                  <div className={styles.all}>
                    <Checkbox
                      checked={keys.every((key) => chosen.has(key))}
                      onChange={({ target }) => choose(keys, target.checked)}
                    >
                      {say.allOf(name)}
                    </Checkbox>
                  </div>
                )}
                {group.map((area) =>
                  'id' in area ? (
                    <Added key={area.id} area={area} onEdit={() => onEdit(area)} />
                  ) : (
                    <Checkbox
                      key={keyOf(area)}
                      checked={chosen.has(keyOf(area))}
                      onChange={({ target }) => choose([keyOf(area)], target.checked)}
                    >
                      {area.name[language]}
                    </Checkbox>
                  ),
                )}
              </fieldset>
            );
          })}
        </div>
      </div>
    </FormModal>
  );
}

/** An area that is searched for and that the shop has already. */
function Added({ area: { name }, onEdit }: { area: DeliveryArea; onEdit: () => void }) {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  return (
    <div className={styles.added}>
      <span>
        <bdi>{name[language]}</bdi> <span className="muted">{say.alreadyAdded}</span>
      </span>
      <Button size="sm" variant="line" aria-label={say.editNamed(name[language])} onClick={onEdit}>
        {say.edit}
      </Button>
    </div>
  );
}
