import type { ReactNode } from 'react';
import { LanguageProvider, useLanguage } from './language.tsx';
import { useOrderErrors } from './use-order-errors.ts';

/** Adds the refusals of orders to the reader's words for all that is in it: the first visit of a list does without them. */
export function OrderErrors({ children }: { children: ReactNode }) {
  const { words, errors } = useOrderErrors();
  return (
    <LanguageProvider language={useLanguage()} words={{ ...words, errors }}>
      {children}
    </LanguageProvider>
  );
}
