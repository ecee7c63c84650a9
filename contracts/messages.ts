import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { emailSchema } from './text.ts';

export const subscribe = endpoint({
  method: 'POST',
  path: '/newsletter',
  access: 'public',
  summary: 'Adds an address to the newsletter; asking twice is fine',
  input: z.object({ email: emailSchema, language: z.enum(languages, { error: 'invalid' }) }),
  answer: z.null(),
});
