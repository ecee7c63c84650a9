import type { ReactNode } from 'react';
import { LanguageProvider, useLanguage } from './language.tsx';
import { useOrderErrors } from './use-order-errors.ts';

/** Adds the messages for refused orders to the reader's words for its children: a first visit of a list does not need them. */
export function OrderErrors({ children }: { children: ReactNode }) {
  const { words, errors } = useOrderErrors();
  return (
    <LanguageProvider language={useLanguage()} words={{ ...words, errors }}>
      {children}
    </LanguageProvider>
  );
}
