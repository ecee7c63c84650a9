import * as activitySchemas from '../../contracts/activity.schemas.ts';
import * as activity from '../../contracts/activity.ts';
import * as claimsSchemas from '../../contracts/claims.schemas.ts';
import * as claims from '../../contracts/claims.ts';
import * as statsSchemas from '../../contracts/stats.schemas.ts';
import * as stats from '../../contracts/stats.ts';
import { route, withSchemas } from '../http/mount.ts';
import { countClaims } from './count-claims.ts';
import { listActivity } from './list-activity.ts';
import { listActors } from './list-actors.ts';
import { readStats } from './read-stats.ts';
import { undoActivities, undoActivity } from './undo-activity.ts';

const contract = withSchemas(
  { ...activity, ...claims, ...stats },
  { ...activitySchemas, ...claimsSchemas, ...statsSchemas },
);

export const adminRoutes = [
  route(contract.getStats, readStats),
  route(contract.countClaims, countClaims),
  route(contract.listActivity, listActivity),
  route(contract.listActors, listActors),
  route(contract.undoActivities, undoActivities),
  route(contract.undoActivity, undoActivity),
];
