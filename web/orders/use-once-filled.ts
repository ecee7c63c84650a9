import { useRef } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { AddressValues } from './address-values.ts';

/**
 * Whether one of these fields was ever filled in while the form is shown: it stays visible once it is emptied, to be
 * refilled.
 */
export function useOnceFilled(
  form: UseFormReturn<AddressValues>,
  names: readonly FieldPath<AddressValues>[],
): boolean {
  const isFilled = useRef(false);
  isFilled.current ||= form.watch(names).some((text) => text);
  return isFilled.current;
}
