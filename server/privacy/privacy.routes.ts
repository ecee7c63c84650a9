import { deleteAccount as deleteAccountContract } from '../../contracts/accounts.ts';
import { deleteUser as deleteUserContract } from '../../contracts/users.ts';
import { route } from '../http/mount.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteCustomer } from './delete-customer.ts';

export const privacyRoutes = [
  route(deleteAccountContract, deleteAccount),
  route(deleteUserContract, deleteCustomer),
];
