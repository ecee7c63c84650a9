import * as z from 'zod/mini';

export const sendVerificationEmail = {
  summary: 'Mails a link that proves the signed-in user’s email, good once and for seven days',
  input: z.object({}),
  answer: z.null(),
};

export const verifyEmail = {
  summary: 'Marks an email as verified by the link that was mailed to it',
  input: z.object({ token: z.string({ error: 'invalid' }).check(z.maxLength(200)) }),
  answer: z.null(),
};
