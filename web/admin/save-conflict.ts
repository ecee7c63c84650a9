import type { QueryKey } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../http/api.ts';
import { refetchChanged } from '../session/query-client.ts';
import { isSame } from './is-same.ts';
import { threeWayMerge } from './three-way-merge.ts';

/** Whether a save was refused because another administrator has saved since its base was loaded. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/**
 * Merges a later version, made by an undo or another administrator, into the open form: typed values stay, and expanded
 * parts stay expanded. `loaded` is the version, `values` are its fields. In a layout effect: a letter typed between a
 * reset and its render would be lost.
 */
export function useMergeNewerVersion<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  loaded: unknown,
  values: Values,
  onTaken?: () => void,
): void {
  const { defaultValues } = form.formState;
  const taken = useRef(loaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a version that comes; what is typed into it is no reason.
  useLayoutEffect(() => {
    if (taken.current === loaded) return;
    taken.current = loaded;
    mergeNewerVersion(form, defaultValues, values);
    onTaken?.();
  }, [loaded]);
}

/** Rebases the form on `values`; what was typed since `base` stays. */
export function mergeNewerVersion<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  base: unknown,
  values: Values,
): void {
  const now = form.getValues();
  const merged = threeWayMerge(base, now, values);
  const changed = Object.entries(merged).filter(([name, value]) => !isSame(value, now[name]));
  if (changed.some(([, value]) => typeof value === 'object')) {
    // Only a reset can add rows to a list of fields.
    form.reset(values);
    form.reset(merged, { keepDefaultValues: true });
    return;
  }
  for (const [name, value] of changed)
    form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>);
  form.reset(values, { keepValues: true });
}

/**
 * `sent` was saved as `saved`, and the form stays open: what was typed since stays unsaved. Applied synchronously,
 * together with what `then` sets: a letter typed before the render would be lost.
 */
export function takeSaved<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  sent: Values,
  saved: Values,
  then: () => void,
): void {
  flushSync(() => {
    mergeNewerVersion(form, sent, saved);
    then();
  });
}

/**
 * Saves a form that uses `useMergeNewerVersion`. When another administrator has saved since, the later version is
 * fetched and merged into the form, and nothing is saved until the seller has seen both: `isMerged`.
 */
export function useMergeOnConflict(queryKey: QueryKey) {
  const [isMerged, setMerged] = useState(false);
  /** Returns null when there was another version. */
  const saveOver = async <Answer>(save: () => Promise<Answer>): Promise<Answer | null> => {
    setMerged(false);
    try {
      return await save();
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      await refetchChanged({ queryKey });
      setMerged(true);
      return null;
    }
  };
  return { isMerged, saveOver };
}

type ConflictChoiceOptions<Saved, Values> = {
  /** Fetches the present version; undefined when it was deleted. */
  find: () => Promise<Saved | undefined>;
  baseVersion: Saved | null;
  valuesOf: (saved: Saved | null) => Values;
};

/**
 * Optimistic locking with a choice. `saved` is the version a form is based on, null for a new one. When another
 * administrator has changed it since, nothing is saved, and `theirs` is their version until one of the two, or a merge,
 * is chosen. `baseVersion` is the base of the form's values: `opened`, or an earlier version in a restored draft, which
 * requires a choice at once.
 */
export function useConflictChoice<Saved extends { version: number }, Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  opened: Saved | null,
  { baseVersion, find, valuesOf }: ConflictChoiceOptions<Saved, Values>,
) {
  const { defaultValues } = form.formState;
  const isOther =
    baseVersion?.version !== opened?.version && !isSame(valuesOf(baseVersion), valuesOf(opened));
  const [saved, setSaved] = useState(isOther ? baseVersion : opened);
  const [theirs, setTheirs] = useState(isOther ? opened : null);
  const [isMerged, setMerged] = useState(false);
  /** Returns null when there was another version. */
  const saveOver = async <Answer>(save: (onto: Saved | null) => Promise<Answer>): Promise<Answer | null> => {
    setMerged(false);
    try {
      return await save(saved);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const now = await find().catch(() => undefined);
      if (!now) throw error;
      // They changed nothing that the form has, or it was this form's own save, whose answer was lost.
      if ([defaultValues, form.getValues()].some((values) => isSame(valuesOf(now), values))) return save(now);
      setTheirs(now);
      return null;
    }
  };
  const take = (now: Saved, isAdded: boolean) => {
    mergeNewerVersion(form, isAdded ? defaultValues : form.getValues(), valuesOf(now));
    setSaved(now);
    setTheirs(null);
    setMerged(isAdded);
  };
  return {
    saved,
    theirs,
    isMerged,
    saveOver,
    /** For a form that stays open: its new base, as `useMergeNewerVersion` merged it. */
    follow: (now: Saved) => {
      setSaved(now);
      setTheirs(null);
    },
    takeTheirs: () => theirs && take(theirs, false),
    addMine: () => theirs && take(theirs, true),
  };
}
