import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sessions.schemas.ts';

export type Session = z.output<typeof schemas.sessionSchema>;

export const listSessions: Endpoint<typeof schemas.listSessions> = {
  method: 'GET',
  path: '/auth/sessions',
  access: 'customer',
};

/**
 * Re-authentication before actions that could take over a shop, such as a change of roles; those answer
 * `identity_required` without it.
 */
export const confirmIdentity: Endpoint<typeof schemas.confirmIdentity> = {
  method: 'POST',
  path: '/auth/identity',
  access: 'customer',
};

export const endSession: Endpoint<typeof schemas.endSession> = {
  method: 'POST',
  path: '/auth/sessions/{id}/end',
  access: 'customer',
};

export const endOtherSessions: Endpoint<typeof schemas.endOtherSessions> = {
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'customer',
};
