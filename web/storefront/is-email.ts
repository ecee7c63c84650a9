import { emailSchema } from '../../contracts/text.schemas.ts';

export { normalizeEmail } from '../../contracts/normalize-email.ts';

/** Whether the server will take this for an address. A module of its own: the schemas are loaded with the first use. */
export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;
