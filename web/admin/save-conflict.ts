import type { QueryKey } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../http/api.ts';
import { refetchChanged } from '../session/query-client.ts';
import { isSame } from './is-same.ts';
import { threeWayMerge } from './three-way-merge.ts';

/** Whether a save was refused because another administrator has saved since what it is based on was loaded. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/**
 * Takes a version that comes later, which an undo or another administrator has made, into the same form: what was typed
 * meanwhile stays typed, and parts that are open stay open. `loaded` is the version, `values` are its fields. Before the browser
 * goes on: a letter that is typed between a reset and its render would be lost.
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

/** Makes `values` what the form is based on; what was typed since `base` stays typed. */
export function mergeNewerVersion<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  base: unknown,
  values: Values,
): void {
  const now = form.getValues();
  const merged = threeWayMerge(base, now, values);
  const changed = Object.entries(merged).filter(([name, value]) => !isSame(value, now[name]));
  if (changed.some(([, value]) => typeof value === 'object')) {
    // Lists of fields grow by a reset alone, which draws their rows anew.
    form.reset(values);
    form.reset(merged, { keepDefaultValues: true });
    return;
  }
  for (const [name, value] of changed)
    form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>);
  form.reset(values, { keepValues: true });
}

/**
 * What was `sent` is saved, as `saved`, and the form stays: what was typed since stays typed, and unsaved. At once, with what `then`
 * sets: a letter that is typed before the render would be lost.
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
 * Saves a form that `useMergeNewerVersion` keeps. When another administrator has saved since, the later version is fetched, which the
 * form takes in, and nothing is saved until the seller has seen both: `isMerged`.
 */
export function useMergeOnConflict(queryKey: QueryKey) {
  const [isMerged, setMerged] = useState(false);
  /** Null when there was another version. */
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
  /** Fetches it as it is by now; undefined when it was deleted. */
  find: () => Promise<Saved | undefined>;
  baseVersion: Saved | null;
  valuesOf: (saved: Saved | null) => Values;
};

/**
 * `saved` is what a form is based on, null for a new one. When another administrator has changed that since, nothing is saved, and
 * `theirs` is what they saved until one of both versions, or both together, is chosen. `baseVersion` is what the form is filled in with:
 * `opened`, or an earlier version that a restored draft was begun with, when there is a choice at once.
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
  /** Null when there was another version. */
  const saveOver = async <Answer>(save: (onto: Saved | null) => Promise<Answer>): Promise<Answer | null> => {
    setMerged(false);
    try {
      return await save(saved);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const now = await find().catch(() => undefined);
      if (!now) throw error;
      // They changed nothing that the form has, or it was the form's own save, whose answer was lost.
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
    /** Of a form that stays: what it is based on by now, as `useMergeNewerVersion` took it. */
    follow: (now: Saved) => {
      setSaved(now);
      setTheirs(null);
    },
    takeTheirs: () => theirs && take(theirs, false),
    addMine: () => theirs && take(theirs, true),
  };
}
