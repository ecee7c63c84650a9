import * as activity from '../../contracts/activity.ts';
import { countClaims as countClaimsContract } from '../../contracts/claims.ts';
import { getStats } from '../../contracts/stats.ts';
import { route } from '../http/mount.ts';
import { countClaims } from './count-claims.ts';
import { listActivity } from './list-activity.ts';
import { listActors } from './list-actors.ts';
import { readStats } from './read-stats.ts';
import { undoActivity } from './undo-activity.ts';

export const adminRoutes = [
  route(getStats, readStats),
  route(countClaimsContract, countClaims),
  route(activity.listActivity, listActivity),
  route(activity.listActors, listActors),
  route(activity.undoActivity, undoActivity),
];
