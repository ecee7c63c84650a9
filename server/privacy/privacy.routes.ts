import { deleteAccount as contract } from '../../contracts/accounts.ts';
import { route } from '../http/mount.ts';
import { deleteAccount } from './delete-account.ts';

export const privacyRoutes = [route(contract, deleteAccount)];
