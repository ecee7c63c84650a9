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

export const leaveNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/leave/{token}',
  access: 'public',
  summary: 'Takes the address of this link off the newsletter at once (RFC 8058); leaving twice is fine',
  input: z.object({ token: z.string() }),
  answer: z.null(),
  ignoresBody: true,
});
