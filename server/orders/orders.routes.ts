import * as contract from '../../contracts/orders.ts';
import { route } from '../http/mount.ts';
import { getOrder, listOrders, recordWhatsappOpened } from './list-orders.ts';
import { placeOrder } from './place-order.ts';

export const ordersRoutes = [
  route(contract.placeOrder, placeOrder),
  route(contract.listOrders, listOrders),
  route(contract.getOrder, getOrder),
  route(contract.recordWhatsappOpened, recordWhatsappOpened),
];
