import { useEffect, useRef, useState } from 'react';
import type { DeliveryArea } from '../../../contracts/delivery-areas.ts';
import { findAreas } from '../../../contracts/find-areas.ts';
import { type Governorate, governorates, nameOfGovernorate } from '../../../contracts/governorates.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SearchBox } from '../search-box.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './add-areas.module.css';
import { type KnownArea, keyOf, type useAddAreas } from './use-add-areas.ts';

type AreaChoiceProps = Pick<ReturnType<typeof useAddAreas>, 'free' | 'listed' | 'chosen' | 'choose'> & {
  /** The shop's own areas, which a search finds, too. */
  areas: DeliveryArea[];
  onEdit: (area: DeliveryArea) => void;
};

/** A search, and below it the areas by governorate, with a checkbox each. */
export function AreaChoice({ free, listed, chosen, choose, areas, onEdit }: AreaChoiceProps) {
  const { delivery: say } = useAdminWords();
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to the hits below the search, wherever the list was scrolled before.
  useEffect(() => {
    const found = list.current;
    const find = found?.previousElementSibling;
    if (!found || !find) return;
    // Above an on-screen keyboard the fee field would leave no room for a hit.
    const isLow = text !== '' && window.matchMedia('(max-height: 560px)').matches;
    if (isLow || found.getBoundingClientRect().top < find.getBoundingClientRect().bottom)
      found.scrollIntoView();
  }, [text]);
  const isSearch = text.trim() !== '';
  const shown: (KnownArea | DeliveryArea)[] = isSearch ? findAreas([...free, ...areas], text) : listed;
  // In a search the best match comes first, with its governorate.
  const groups = isSearch ? [...new Set(shown.map(({ governorate }) => governorate))] : governorates;
  return (
    <>
      <div className={styles.find}>
        <SearchBox label={say.find} placeholder={say.findHint} value={text} onSearch={setText} />
      </div>
      <div ref={list} className={styles.found}>
        {shown.length === 0 && <p role="status">{isSearch ? say.none : say.allAdded}</p>}
        {groups.map((governorate) => (
          <AreaGroup
            key={governorate}
            governorate={governorate}
            group={shown.filter((area) => area.governorate === governorate)}
            // In a search the list is partial, so "all" would be misleading.
            hasAll={!isSearch}
            chosen={chosen}
            choose={choose}
            onEdit={onEdit}
          />
        ))}
      </div>
    </>
  );
}

type AreaGroupProps = Pick<AreaChoiceProps, 'chosen' | 'choose' | 'onEdit'> & {
  governorate: Governorate;
  group: (KnownArea | DeliveryArea)[];
  /** Whether a checkbox chooses a whole group of several areas. */
  hasAll: boolean;
};

function AreaGroup({ governorate, group, hasAll, chosen, choose, onEdit }: AreaGroupProps) {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  if (group.length === 0) return null;
  const name = nameOfGovernorate(governorate, language);
  const keys = group.map(keyOf);
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      {hasAll && group.length > 1 && (
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
}

/** A search hit that the shop already has. */
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
