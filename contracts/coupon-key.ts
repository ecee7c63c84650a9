import { foldText } from './fold-text.ts';

/** The key by which codes are compared: case, spaces, hyphens, marks and digit script don't matter. */
export const couponKey = (code: string): string => foldText(code).replace(/[^\p{L}\p{N}]/gu, '');
