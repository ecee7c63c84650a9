import {
  deleteAccount as deleteAccountContract,
  exportData as exportDataContract,
} from '../../contracts/accounts.ts';
import { deleteUser as deleteUserContract } from '../../contracts/users.ts';
import { route } from '../http/mount.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteCustomer } from './delete-customer.ts';
import { exportData } from './export-data.ts';

export const privacyRoutes = [
  route(exportDataContract, exportData),
  route(deleteAccountContract, deleteAccount),
  route(deleteUserContract, deleteCustomer),
];
