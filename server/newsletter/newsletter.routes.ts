import * as schemas from '../../contracts/newsletter.schemas.ts';
import * as endpoints from '../../contracts/newsletter.ts';
import { route, withSchemas } from '../http/mount.ts';
import { countSubscribers, exportSubscribers } from './export-subscribers.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribeNewsletter } from './unsubscribe-newsletter.ts';

const contract = withSchemas(endpoints, schemas);

export const newsletterRoutes = [
  route(contract.subscribe, subscribe),
  route(contract.unsubscribeNewsletter, unsubscribeNewsletter),
  route(contract.countSubscribers, countSubscribers),
  route(contract.exportSubscribers, exportSubscribers),
];
