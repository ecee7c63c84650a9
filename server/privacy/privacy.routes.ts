import * as accountsSchemas from '../../contracts/accounts.schemas.ts';
import * as accounts from '../../contracts/accounts.ts';
import * as guestOrdersSchemas from '../../contracts/guest-orders.schemas.ts';
import * as guestOrders from '../../contracts/guest-orders.ts';
import * as usersSchemas from '../../contracts/users.schemas.ts';
import * as users from '../../contracts/users.ts';
import { route, withSchemas } from '../http/mount.ts';
import { anonymizeGuestOrder } from './anonymize-guest-order.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteCustomer } from './delete-customer.ts';
import { exportData } from './export-data.ts';

const contract = withSchemas(
  { ...accounts, ...users, ...guestOrders },
  { ...accountsSchemas, ...usersSchemas, ...guestOrdersSchemas },
);

export const privacyRoutes = [
  route(contract.exportData, exportData),
  route(contract.deleteAccount, deleteAccount),
  route(contract.deleteUser, deleteCustomer),
  route(contract.anonymizeGuestOrder, anonymizeGuestOrder),
];
