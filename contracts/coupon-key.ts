import { foldText } from './fold-text.ts';

/** A code as it is compared: without case, spaces, hyphens, marks and the script of its digits. */
export const couponKey = (code: string): string => foldText(code).replace(/[^\p{L}\p{N}]/gu, '');
