import { normalizeEmail } from '../../contracts/normalize-email.ts';
import { emailSchema } from '../../contracts/text.schemas.ts';

/** Whether the server will take this for an address. A module of its own: the schemas are loaded with the first use. */
export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

/** Whether a typed address is this one. */
export const isSameEmail = (text: string, email: string | undefined): boolean =>
  normalizeEmail(text) === email;
