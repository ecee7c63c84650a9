import { invisibleMarks } from './digits.ts';

/** Makes email addresses comparable: without case, and without invisible marks, which get into pasted text. */
export const normalizeEmail = (text: string): string => text.replace(invisibleMarks, '').trim().toLowerCase();
