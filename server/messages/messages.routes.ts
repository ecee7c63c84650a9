import * as contract from '../../contracts/messages.ts';
import { route } from '../http/mount.ts';
import { answerMessage } from './answer-message.ts';
import { listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

export const messagesRoutes = [
  route(contract.sendMessage, sendMessage),
  route(contract.listMessages, listMessages),
  route(contract.answerMessage, answerMessage),
];
