import { useLayoutEffect, useRef } from 'react';
import {
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form';

/**
 * The rows of a form's list. After a refused save react-hook-form checks the whole list whenever a row comes or goes: a row
 * that has come since would be marked as faulty before anything could be typed into it, and is not until the next save.
 */
export function useRows<Values extends FieldValues, Context, Parsed, Name extends FieldArrayPath<Values>>(
  form: Pick<UseFormReturn<Values, Context, Parsed>, 'control' | 'clearErrors' | 'formState'>,
  name: Name,
) {
  const rows = useFieldArray<Values, Name, 'key', Parsed>({ control: form.control, name, keyName: 'key' });
  const { errors, submitCount } = form.formState;
  const { clearErrors } = form;
  const { fields } = rows;
  const checked = useRef({ submitCount, keys: new Set<string>() });
  // Before the marks are painted.
  useLayoutEffect(() => {
    if (checked.current.submitCount !== submitCount)
      checked.current = { submitCount, keys: new Set(fields.map(({ key }) => key)) };
    for (const [place, { key }] of fields.entries()) {
      const path = `${name}.${place}` as FieldPath<Values>;
      if (!checked.current.keys.has(key) && get(errors, path)) clearErrors(path);
    }
  }, [errors, submitCount, fields, name, clearErrors]);
  return rows;
}
