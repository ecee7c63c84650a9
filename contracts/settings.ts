import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './settings.schemas.ts';

export const getDeliveryFee: Endpoint<typeof schemas.getDeliveryFee> = {
  method: 'GET',
  path: '/settings/delivery_fee',
  access: 'public',
};

export const setDeliveryFee: Endpoint<typeof schemas.setDeliveryFee> = {
  method: 'PUT',
  path: '/settings/delivery_fee',
  access: 'admin',
};

export const getContent: Endpoint<typeof schemas.getContent> = {
  method: 'GET',
  path: '/settings/content',
  access: 'public',
};

export type EditedContent = z.output<typeof schemas.editedContentSchema>;

export const getEditableContent: Endpoint<typeof schemas.getEditableContent> = {
  method: 'GET',
  path: '/admin/content',
  access: 'admin',
};

export const setContent: Endpoint<typeof schemas.setContent> = {
  method: 'PUT',
  path: '/settings/content',
  access: 'admin',
};
