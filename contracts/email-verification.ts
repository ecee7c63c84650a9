import type * as schemas from './email-verification.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const sendVerificationEmail: Endpoint<typeof schemas.sendVerificationEmail> = {
  method: 'POST',
  path: '/auth/email-verification',
  access: 'customer',
};

export const verifyEmail: Endpoint<typeof schemas.verifyEmail> = {
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
};
