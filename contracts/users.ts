import type * as z from 'zod/mini';
import type { roles } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './users.schemas.ts';

export type Role = (typeof roles)[number];

export type Customer = z.output<typeof schemas.customerSchema>;
export type CustomerDetails = z.output<typeof schemas.customerDetailsSchema>;

export const customerSorts = ['newest', 'orders', 'spent'] as const;
export type CustomerSort = (typeof customerSorts)[number];

export const listUsers: Endpoint<typeof schemas.listUsers> = {
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  paged: true,
};

export const getUser: Endpoint<typeof schemas.getUser> = {
  method: 'GET',
  path: '/admin/users/{id}',
  access: 'admin',
};

export const setUserRole: Endpoint<typeof schemas.setUserRole> = {
  method: 'PUT',
  path: '/admin/users/{id}/role',
  access: 'admin',
};

export const endUserSessions: Endpoint<typeof schemas.endUserSessions> = {
  method: 'POST',
  path: '/admin/users/{id}/end-sessions',
  access: 'admin',
};

export const deleteUser: Endpoint<typeof schemas.deleteUser> = {
  method: 'DELETE',
  path: '/admin/users/{id}',
  access: 'admin',
};
