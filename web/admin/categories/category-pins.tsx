import { useCallback, useEffect, useState } from 'react';
import { type AdminCategory, getPins, maxPins, type PinnedProduct } from '../../../contracts/categories.ts';
import { call } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { RestoredNotice } from '../form-draft.tsx';
import { Pending } from '../pending.tsx';
import { ProductsField } from '../products-field.tsx';
import { readTabDraft, removeTabDraft, storeTabDraft } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';

/** Unsaved pins, as ids of products, and a function that discards them. */
export type ChangedPins = { products: string[]; drop: () => void };

type DraftProps = {
  draftKey: string;
  /** Called with unsaved changes, or with null for none. */
  onChanged: (pins: ChangedPins | null) => void;
};

/** The products pinned to the top of a category, in the seller's order; saved together with its names. */
export function CategoryPins({ category, ...draft }: DraftProps & { category: AdminCategory }) {
  const { categories: say } = useAdminWords();
  const loaded = useFetched(
    {
      queryKey: pinsKey(category.id),
      queryFn: ({ signal }) => call(getPins, { id: category.id }, { signal }),
    },
    { forForm: true },
  );
  if (!loaded.data) return <Pending loaded={loaded} say={say} />;
  return <Pins {...draft} key={idsOf(loaded.data)} category={category} pins={loaded.data} />;
}

const pinsKey = (id: string) => ['pins', id];
export const invalidatePins = (id: string): void =>
  void queryClient.invalidateQueries({ queryKey: pinsKey(id) });

const idsOf = (products: PinnedProduct[]): string => products.map(({ id }) => id).join();

/** The unsaved pins, and the ids on which they were based. */
type Stored = { products: PinnedProduct[]; before: string };

type PinsProps = DraftProps & { category: AdminCategory; pins: PinnedProduct[] };

function Pins({ category, pins, draftKey, onChanged }: PinsProps) {
  const { categories: say } = useAdminWords();
  const [stored, setStored] = useState(() => readTabDraft<Stored>(draftKey));
  const [chosen, setChosen] = useState(stored?.products ?? pins);
  const before = stored?.before ?? idsOf(pins);
  const isChanged = idsOf(chosen) !== idsOf(pins);
  const { id, slug } = category;
  const drop = useCallback(() => {
    removeTabDraft(draftKey);
    onChanged(null);
    invalidatePins(id);
  }, [id, draftKey, onChanged]);
  const discard = () => {
    setChosen(pins);
    setStored(null);
  };
  useEffect(() => {
    if (isChanged) storeTabDraft(draftKey, { products: chosen, before });
    else removeTabDraft(draftKey);
    onChanged(isChanged ? { products: chosen.map((product) => product.id), drop } : null);
  }, [chosen, isChanged, before, draftKey, onChanged, drop]);
  return (
    <>
      {stored && isChanged && <RestoredNotice isOutdated={before !== idsOf(pins)} onDiscard={discard} />}
      <ProductsField
        label={say.first}
        hint={chosen.length > 0 ? say.firstHint : say.firstNone}
        products={chosen}
        onChange={setChosen}
        max={maxPins}
        refuse={(product) => (product.category === slug ? null : say.firstElsewhere)}
      />
    </>
  );
}
