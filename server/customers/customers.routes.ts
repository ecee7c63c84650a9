import * as contract from '../../contracts/users.ts';
import { route } from '../http/mount.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';

export const customersRoutes = [route(contract.listUsers, listUsers), route(contract.getUser, getUser)];
