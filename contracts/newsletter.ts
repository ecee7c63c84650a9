import type { Endpoint } from './endpoint.ts';
import type * as schemas from './newsletter.schemas.ts';

export const subscribe: Endpoint<typeof schemas.subscribe> = {
  method: 'POST',
  path: '/newsletter',
  access: 'public',
};

export const unsubscribeNewsletter: Endpoint<typeof schemas.unsubscribeNewsletter> = {
  method: 'POST',
  path: '/newsletter/leave/{token}',
  access: 'public',
  ignoresBody: true,
};

export const countSubscribers: Endpoint<typeof schemas.countSubscribers> = {
  method: 'GET',
  path: '/admin/newsletter',
  access: 'admin',
};

export const exportSubscribers: Endpoint<typeof schemas.exportSubscribers> = {
  method: 'GET',
  path: '/admin/newsletter/addresses',
  access: 'admin',
  file: 'text/csv',
};
