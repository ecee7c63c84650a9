import * as z from 'zod/mini';
import { endpoint, fileSchema } from './endpoint.ts';
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

export const countSubscribers = endpoint({
  method: 'GET',
  path: '/admin/newsletter',
  access: 'admin',
  summary: "How many addresses are on the newsletter's list",
  input: z.object({}),
  answer: z.object({ count: z.number() }),
});

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/admin/newsletter/addresses',
  access: 'admin',
  summary:
    "The newsletter's list as CSV: email, language, since, and the link by which the address is taken off it",
  input: z.object({}),
  answer: fileSchema,
  file: 'text/csv',
});
