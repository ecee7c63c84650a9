import * as contract from '../../contracts/messages.ts';
import { route } from '../http/mount.ts';
import { subscribe } from './subscribe.ts';

export const messagesRoutes = [route(contract.subscribe, subscribe)];
