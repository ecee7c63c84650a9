import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './messages.schemas.ts';

/** The longest message in characters. */
export const longestMessage = 5000;

export const subjects = ['general', 'order', 'product', 'wholesale', 'complaint', 'other'] as const;
export type Subject = (typeof subjects)[number];

export const sendMessage: Endpoint<typeof schemas.sendMessage> = {
  method: 'POST',
  path: '/contact',
  access: 'public',
  status: 201,
};

export type Message = z.output<typeof schemas.messageSchema>;
export type InboxMessage = z.output<typeof schemas.inboxMessageSchema>;
export type OpenedMessage = z.output<typeof schemas.openedMessageSchema>;

export const messageStates = ['unread', 'unanswered'] as const;

export const listMessages: Endpoint<typeof schemas.listMessages> = {
  method: 'GET',
  path: '/admin/messages',
  access: 'admin',
  paged: true,
};

export const countUnread: Endpoint<typeof schemas.countUnread> = {
  method: 'GET',
  path: '/admin/messages/unread',
  access: 'admin',
};

export const getMessage: Endpoint<typeof schemas.getMessage> = {
  method: 'GET',
  path: '/admin/messages/{id}',
  access: 'admin',
};

export const setMessageState: Endpoint<typeof schemas.setMessageState> = {
  method: 'PUT',
  path: '/admin/messages/{id}/read',
  access: 'admin',
};

export const deleteMessage: Endpoint<typeof schemas.deleteMessage> = {
  method: 'DELETE',
  path: '/admin/messages/{id}',
  access: 'admin',
};

export const answerMessage: Endpoint<typeof schemas.answerMessage> = {
  method: 'POST',
  path: '/admin/messages/{id}/answer',
  access: 'admin',
};
