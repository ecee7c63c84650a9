import { orderErrors as ar } from './ar/order-errors.ts';
import { orderErrors as en } from './en/order-errors.ts';
import { useLanguage, useWords } from './language.tsx';

const orderErrors = { en, ar };

/** The shop's messages for refusals and field errors, including those for orders. */
export function useOrderErrors() {
  const words = useWords();
  const { errors } = words;
  return { words, errors: { ...errors, refusals: { ...errors.refusals, ...orderErrors[useLanguage()] } } };
}
