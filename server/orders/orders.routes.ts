import * as contract from '../../contracts/orders.ts';
import { route, streamRoute } from '../http/mount.ts';
import { followOrders } from './follow-orders.ts';
import { getInvoice } from './get-invoice.ts';
import { getLastAddress } from './last-address.ts';
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
];
