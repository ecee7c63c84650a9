import { useEffect, useRef } from 'react';
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/**
 * Takes a version that comes later, which an undo has made, into the same form: what was typed meanwhile stays typed, and parts
 * that are open stay open. `loaded` is the version, `values` are its fields.
 */
export function useLaterVersion<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  loaded: object,
  values: Values,
  onTaken?: () => void,
): void {
  const { dirtyFields } = form.formState;
  const taken = useRef(loaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a version that comes; what is typed into it is no reason.
  useEffect(() => {
    if (taken.current === loaded) return;
    taken.current = loaded;
    const typed = form.getValues();
    const names = Object.keys(dirtyFields).filter((name) =>
      hasDirty(get(dirtyFields, name)),
    ) as Path<Values>[];
    form.reset(values);
    for (const name of names)
      form.setValue(name, typed[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    onTaken?.();
  }, [loaded]);
}

/** Of `dirtyFields`, which has `true` at each changed field. */
export const hasDirty = (value: unknown): boolean =>
  value === true || (typeof value === 'object' && value !== null && Object.values(value).some(hasDirty));
