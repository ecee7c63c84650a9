import { normalizeEmail } from '../../contracts/normalize-email.ts';
import { emailSchema } from '../../contracts/text.schemas.ts';

/** Whether the server will accept this as an email address. A separate module: the schemas are loaded on first use. */
export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

/** Whether a typed address is this one. */
export const isSameEmail = (text: string, email: string | undefined): boolean =>
  normalizeEmail(text) === email;
