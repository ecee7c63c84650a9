import { type ChangeEvent, type ReactNode, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { slugFrom } from '../../contracts/slug.ts';
import { Field, TextInput } from '../ui/field.tsx';

type SlugState = {
  /** Whether it is written by hand, and doesn't follow the name. */
  isOwnAtFirst: boolean;
  nameEn: () => string;
  slug: () => string;
  set: (slug: string) => void;
};

/** Makes a slug from the English name until it is written by hand, and again once it is emptied. */
export function useSlug({ isOwnAtFirst, nameEn, slug, set }: SlugState) {
  const isOwn = useRef(isOwnAtFirst);
  const follow = () => {
    if (!isOwn.current) set(slugFrom(nameEn()));
  };
  return {
    nameChanged: follow,
    changed: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const typed = target.value.toLowerCase().replace(/\s+/g, '-');
      isOwn.current = typed !== '';
      if (typed === target.value) return;
      const caret = target.selectionStart;
      set(typed);
      target.setSelectionRange(caret, caret);
    },
    /** For when the field is left, and before saving: while it is emptied to type another, it stays empty. */
    fillEmpty: () => {
      if (slug() === '') follow();
    },
  };
}

type SlugFieldProps = {
  label: string;
  hint: string;
  error: ReactNode;
  /** The address that the slug makes. */
  address: string;
  input: UseFormRegisterReturn;
};

export const SlugField = ({ label, hint, error, address, input }: SlugFieldProps) => (
  <Field
    label={label}
    hint={
      <>
        <bdi dir="ltr">{address}</bdi>
        <br />
        {hint}
      </>
    }
    error={error}
  >
    <TextInput {...input} dir="ltr" autoComplete="off" autoCapitalize="none" spellCheck={false} required />
  </Field>
);
