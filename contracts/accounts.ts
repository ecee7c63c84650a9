import type * as z from 'zod/mini';
import type * as schemas from './accounts.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const roles = ['customer', 'admin'] as const;

export type User = z.output<typeof schemas.userSchema>;

export const register: Endpoint<typeof schemas.register> = {
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  status: 201,
};

export const login: Endpoint<typeof schemas.login> = {
  method: 'POST',
  path: '/auth/login',
  access: 'public',
};

export const getProfile: Endpoint<typeof schemas.getProfile> = {
  method: 'GET',
  path: '/auth/profile',
  access: 'customer',
};

export const updateProfile: Endpoint<typeof schemas.updateProfile> = {
  method: 'PUT',
  path: '/auth/profile',
  access: 'customer',
};

export const refresh: Endpoint<typeof schemas.refresh> = {
  method: 'POST',
  path: '/auth/refresh',
  access: 'customer',
};

export const logout: Endpoint<typeof schemas.logout> = {
  method: 'POST',
  path: '/auth/logout',
  access: 'customer',
};

export const forgotPassword: Endpoint<typeof schemas.forgotPassword> = {
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
};

export const resetPassword: Endpoint<typeof schemas.resetPassword> = {
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
};

export const changePassword: Endpoint<typeof schemas.changePassword> = {
  method: 'PUT',
  path: '/auth/password',
  access: 'customer',
};

export const exportData: Endpoint<typeof schemas.exportData> = {
  method: 'GET',
  path: '/auth/export',
  access: 'customer',
  file: 'application/json',
};

export const deleteAccount: Endpoint<typeof schemas.deleteAccount> = {
  method: 'POST',
  path: '/auth/delete-account',
  access: 'customer',
};
