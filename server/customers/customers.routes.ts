import * as schemas from '../../contracts/users.schemas.ts';
import * as endpoints from '../../contracts/users.ts';
import { route, withSchemas } from '../http/mount.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';

const contract = withSchemas(endpoints, schemas);

export const customersRoutes = [route(contract.listUsers, listUsers), route(contract.getUser, getUser)];
