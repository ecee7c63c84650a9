import * as adminContract from '../../contracts/admin-orders.ts';
import * as contract from '../../contracts/orders.ts';
import { route, streamRoute } from '../http/mount.ts';
import { getDaySheet } from './day-sheet.ts';
import { exportOrders } from './export-orders.ts';
import { followAllOrders, followOrders } from './follow-orders.ts';
import { getAdminInvoice, getInvoice } from './get-invoice.ts';
import { getLastAddress } from './last-address.ts';
import { getAdminOrder, listAdminOrders } from './list-admin-orders.ts';
import { getOrder, listOrders, recordWhatsappOpened } from './list-orders.ts';
import { placeOrder } from './place-order.ts';
import { setOrderStatus } from './set-order-status.ts';

export const ordersRoutes = [
  route(contract.placeOrder, placeOrder),
  route(contract.listOrders, listOrders),
  // Before `/orders/{id}`, which these paths would match as well.
  route(contract.getLastAddress, getLastAddress),
  streamRoute(contract.followOrders, followOrders),
  route(contract.getOrder, getOrder),
  route(contract.getInvoice, getInvoice),
  route(contract.recordWhatsappOpened, recordWhatsappOpened),
  route(contract.setOrderStatus, setOrderStatus),
  route(adminContract.listAdminOrders, listAdminOrders),
  // Before `/admin/orders/{id}`, as above.
  route(adminContract.getDaySheet, getDaySheet),
  route(adminContract.exportOrders, exportOrders),
  streamRoute(adminContract.followAllOrders, followAllOrders),
  route(adminContract.getAdminOrder, getAdminOrder),
  route(adminContract.getAdminInvoice, getAdminInvoice),
];
