import * as schemas from '../../contracts/waitlist.schemas.ts';
import * as endpoints from '../../contracts/waitlist.ts';
import { route, withSchemas } from '../http/mount.ts';
import { joinOwnWaitlist, joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import { listWaitlist, markWaitlistEntry } from './list-waitlist.ts';

const contract = withSchemas(endpoints, schemas);

export const waitlistRoutes = [
  route(contract.joinWaitlist, joinWaitlist),
  route(contract.joinOwnWaitlist, joinOwnWaitlist),
  route(contract.leaveWaitlist, leaveWaitlist),
  route(contract.listWaitlist, listWaitlist),
  route(contract.markWaitlistEntry, markWaitlistEntry),
];
