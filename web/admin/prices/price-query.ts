import { useEffect, useState } from 'react';
import type { InputOf } from '../../../contracts/endpoint.ts';
import type { PricePreview } from '../../../contracts/prices.ts';
import { listPlannedPrices, type PlannedPrices, previewPrices } from '../../../contracts/prices.ts';
import { call } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';
import { type Fetched, useFetched, useLatest } from '../../session/use-fetched.ts';

export type PreviewInput = InputOf<typeof previewPrices>;

const queryKey = ['price preview'];

/** The path of the scheduled prices. */
export const plannedPath = '/admin/products/prices/planned';

/** Previews depend on the versions that were read: after a change none of them can be applied. */
export const invalidatePreviews = (): void => void queryClient.resetQueries({ queryKey });

/** The preview of new prices, debounced; `isCurrent` once it is for this input. */
export function usePricePreview(input: PreviewInput | null): Fetched<PricePreview> & { isCurrent: boolean } {
  const wanted = JSON.stringify(input);
  const settled = useSettled(wanted);
  const fetched = useFetched({
    queryKey: [...queryKey, settled],
    queryFn: ({ signal }) => call(previewPrices, JSON.parse(settled) as PreviewInput, { signal }),
    enabled: settled !== 'null',
    staleTime: 0,
    gcTime: 0,
  });
  // The last preview stays visible while the next is computed, so that the page does not jump with each digit.
  const data = useLatest(fetched.data);
  return { ...fetched, data, isCurrent: settled === wanted && fetched.data !== undefined };
}

/** In milliseconds: most people type the next digit within it. */
const pause = 300;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const plansKey = ['planned prices'];

export const invalidatePlans = (): void => void queryClient.invalidateQueries({ queryKey: plansKey });

/** The scheduled prices of one product, or of all. */
export const usePlannedPrices = (asked: { product?: string; shown?: number }): Fetched<PlannedPrices[]> =>
  useFetched({
    queryKey: [...plansKey, asked],
    queryFn: ({ signal }) => call(listPlannedPrices, asked, { signal }),
  });
