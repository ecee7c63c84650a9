import * as schemas from '../../contracts/newsletter.schemas.ts';
import * as endpoints from '../../contracts/newsletter.ts';
import { route, withSchemas } from '../http/mount.ts';
import { countSubscribers, exportSubscribers } from './export-subscribers.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { subscribe } from './subscribe.ts';

const contract = withSchemas(endpoints, schemas);

export const newsletterRoutes = [
  route(contract.subscribe, subscribe),
  route(contract.leaveNewsletter, leaveNewsletter),
  route(contract.countSubscribers, countSubscribers),
  route(contract.exportSubscribers, exportSubscribers),
];
