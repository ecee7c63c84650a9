import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../http/api.ts';
import { refetchChanged } from '../session/query-client.ts';
import { isSame, mergeTyped } from './merge-typed.ts';

/**
 * Takes a version that comes later, which an undo or another administrator has made, into the same form: what was typed
 * meanwhile stays typed, and parts that are open stay open. `loaded` is the version, `values` are its fields.
 */
export function useLaterVersion<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  loaded: object,
  values: Values,
  onTaken?: () => void,
): void {
  const { defaultValues } = form.formState;
  const taken = useRef(loaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a version that comes; what is typed into it is no reason.
  useEffect(() => {
    if (taken.current === loaded) return;
    taken.current = loaded;
    const merged = mergeTyped(defaultValues, form.getValues(), values) as Values;
    form.reset(values);
    for (const name of Object.keys(values) as Path<Values>[])
      if (!isSame(merged[name], values[name]))
        form.setValue(name, merged[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    onTaken?.();
  }, [loaded]);
}

/**
 * Saves a form that `useLaterVersion` keeps. When another administrator has saved since, the later version is fetched, which the
 * form takes in, and nothing is saved until the seller has seen both: `isMerged`.
 */
export function useSaveOver(queryKey: QueryKey) {
  const [isMerged, setMerged] = useState(false);
  /** Null when there was another version. */
  const saveOver = async <Answer>(save: () => Promise<Answer>): Promise<Answer | null> => {
    setMerged(false);
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) throw error;
      await refetchChanged({ queryKey });
      setMerged(true);
      return null;
    }
  };
  return { isMerged, saveOver };
}
