import * as schemas from '../../contracts/messages.schemas.ts';
import * as endpoints from '../../contracts/messages.ts';
import { route, withSchemas } from '../http/mount.ts';
import { answerMessage } from './answer-message.ts';
import { deleteMessage } from './delete-message.ts';
import { countUnread, listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';
import { getMessage, setMessageState } from './set-message-state.ts';

const contract = withSchemas(endpoints, schemas);

export const messagesRoutes = [
  route(contract.sendMessage, sendMessage),
  route(contract.listMessages, listMessages),
  // Must precede `/admin/messages/{id}`, which matches this path, too.
  route(contract.countUnread, countUnread),
  route(contract.getMessage, getMessage),
  route(contract.setMessageState, setMessageState),
  route(contract.deleteMessage, deleteMessage),
  route(contract.answerMessage, answerMessage),
];
