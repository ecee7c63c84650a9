import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type AdminProduct, getAdminProduct } from '../../../contracts/catalogue.ts';
import { ApiError, call } from '../../http/api.ts';
import { isNewRow, type SizeRow } from './size-rows.ts';
import type { SizesValues } from './size-values.ts';

/** The products of the rows, as last loaded. A product whose row was removed stays known. */
export function useKnownProducts(atFirst: AdminProduct[]) {
  const [known, setKnown] = useState(atFirst);
  const know = useCallback((later: AdminProduct[]) => {
    setKnown((all) => [...later, ...all.filter(({ id }) => !later.some((one) => one.id === id))]);
  }, []);
  return {
    known,
    know,
    productOf: (id: string) => known.find((product) => product.id === id),
    /** Takes only the stock: the version stays the one on which the typed values are based. */
    knowStock: (current: AdminProduct[]) =>
      setKnown((all) =>
        all.map((product) => {
          const now = current.find((one) => one.id === product.id);
          return now ? { ...product, stock: now.stock } : product;
        }),
      ),
  };
}

type RestoredRows = {
  rows: SizeRow[] | undefined;
  sizes: AdminProduct[];
  form: Pick<UseFormReturn<SizesValues>, 'getValues'>;
  know: (products: AdminProduct[]) => void;
  remove: (place: number) => void;
};

/** Loads products that had joined the sizes before a reload. Removes the row of a product that was deleted since. */
export function useRestoredProducts({ rows, sizes, form, know, remove }: RestoredRows): void {
  useEffect(() => {
    const stop = new AbortController();
    const dropGone = (gone: string) => (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) return;
      const place = form.getValues('sizes').findIndex((row) => row.id === gone);
      if (place >= 0) remove(place);
    };
    for (const row of rows ?? [])
      if (!isNewRow(row) && !sizes.some((size) => size.id === row.id))
        void call(getAdminProduct, { id: row.id }, { signal: stop.signal }).then(
          (product) => know([product]),
          dropGone(row.id),
        );
    return () => stop.abort();
  }, [rows, sizes, form, know, remove]);
}
