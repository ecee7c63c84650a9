import * as contract from '../../contracts/newsletter.ts';
import { route } from '../http/mount.ts';
import { countSubscribers, exportSubscribers } from './export-subscribers.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { subscribe } from './subscribe.ts';

export const newsletterRoutes = [
  route(contract.subscribe, subscribe),
  route(contract.leaveNewsletter, leaveNewsletter),
  route(contract.countSubscribers, countSubscribers),
  route(contract.exportSubscribers, exportSubscribers),
];
