import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { getSizes } from '../../../contracts/sizes.ts';
import { call } from '../../http/api.ts';
import { useDraftBaseVersion, useFormDraft } from '../form-draft.tsx';
import { useConflictChoice, useMergeNewerVersion } from '../save-conflict.ts';
import { useRows } from '../use-rows.ts';
import { isSaved, withoutTwins } from './size-rows.ts';
import { type SizesInput, type SizesValues, savedSizesOf, sizesFormSchema, valuesOf } from './size-values.ts';
import { useKnownProducts, useRestoredProducts } from './use-known-products.ts';

export type SizesForm = ReturnType<typeof useSizesForm>;

/** The form of all sizes of a product: its rows and their products, its draft, and the choice between two versions. */
export function useSizesForm(id: string, sizes: AdminProduct[]) {
  // A name distinct from that of old drafts without row ids, which can't be restored.
  const draftName = `size-rows:${id}`;
  const now = savedSizesOf(sizes);
  const baseVersion = useDraftBaseVersion(draftName, now, (typed: SizesValues) =>
    isSaved(typed.sizes, sizes),
  );
  const form = useForm<SizesValues, unknown, SizesInput>({
    resolver: zodResolver(sizesFormSchema),
    defaultValues: valuesOf(id, baseVersion),
    shouldFocusError: false,
  });
  const choice = useConflictChoice(form, now, {
    baseVersion,
    find: async () => savedSizesOf(await call(getSizes, { id })),
    valuesOf: (saved) => valuesOf(id, saved),
  });
  const products = useKnownProducts(choice.saved?.sizes ?? sizes);
  const draft = useFormDraft(form, draftName, choice.saved?.version, { baseVersion: choice.saved });
  useMergeNewerVersion(form, sizes, valuesOf(id, now), () => {
    choice.follow(now);
    products.know(sizes);
  });
  const list = useRows(form, 'sizes');
  const { know } = products;
  const { remove } = list;
  useRestoredProducts({ rows: draft.restored?.sizes, sizes, form, know, remove });
  const knowTheirs = () => know(choice.theirs?.sizes ?? []);
  return {
    form,
    list,
    products,
    draft,
    // The choice is saved over their versions, so these must be known.
    choice: {
      ...choice,
      takeTheirs: () => {
        knowTheirs();
        choice.takeTheirs();
      },
      addMine: () => {
        knowTheirs();
        choice.addMine();
        form.setValue('sizes', withoutTwins(form.getValues('sizes')));
      },
    },
  };
}
