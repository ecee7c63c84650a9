import { type ComponentProps, useEffect, useRef } from 'react';
import { Select } from '../ui/field.tsx';

/** A select that follows the URL. Uncontrolled: a remount at each change would lose keyboard focus. */
export function FilterSelect({ value, ...rest }: ComponentProps<typeof Select> & { value: string }) {
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (list.current) list.current.value = value;
  }, [value]);
  return <Select {...rest} ref={list} defaultValue={value} />;
}
