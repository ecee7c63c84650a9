import type * as z from 'zod/mini';
import type { AnswerOf, Endpoint } from './endpoint.ts';
import type * as schemas from './waitlist.schemas.ts';

export type ReadyEntry = z.output<typeof schemas.readyEntrySchema>;
export type Waitlist = AnswerOf<typeof listWaitlist>;

/** How many products one address or number can wait for. */
export const maxWaitedFor = 20;

export const joinWaitlist: Endpoint<typeof schemas.joinWaitlist> = {
  method: 'POST',
  path: '/waitlist',
  access: 'public',
};

export const joinOwnWaitlist: Endpoint<typeof schemas.joinOwnWaitlist> = {
  method: 'POST',
  path: '/waitlist/own',
  access: 'customer',
};

export const leaveWaitlist: Endpoint<typeof schemas.leaveWaitlist> = {
  method: 'POST',
  path: '/waitlist/leave/{token}',
  access: 'public',
  ignoresBody: true,
};

export const listWaitlist: Endpoint<typeof schemas.listWaitlist> = {
  method: 'GET',
  path: '/admin/waitlist',
  access: 'admin',
};

export const markWaitlistEntry: Endpoint<typeof schemas.markWaitlistEntry> = {
  method: 'PUT',
  path: '/admin/waitlist/{id}',
  access: 'admin',
};
