import { invisibleMarks } from './digits.ts';

/** Email addresses are compared without case. Invisible marks come along when one is pasted from a message. */
export const normalizeEmail = (text: string): string => text.replace(invisibleMarks, '').trim().toLowerCase();
