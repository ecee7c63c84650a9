import * as adminOrdersSchemas from '../../contracts/admin-orders.schemas.ts';
import * as adminOrders from '../../contracts/admin-orders.ts';
import * as couponsSchemas from '../../contracts/coupons.schemas.ts';
import * as coupons from '../../contracts/coupons.ts';
import * as guestOrdersSchemas from '../../contracts/guest-orders.schemas.ts';
import * as guestOrders from '../../contracts/guest-orders.ts';
import * as revisionsSchemas from '../../contracts/order-revisions.schemas.ts';
import * as revisions from '../../contracts/order-revisions.ts';
import * as ordersSchemas from '../../contracts/orders.schemas.ts';
import * as orders from '../../contracts/orders.ts';
import { route, streamRoute, withSchemas } from '../http/mount.ts';
import { advanceOrders } from './advance-orders.ts';
import { attachOrder } from './attach-order.ts';
import { checkCoupon, checkGuestCoupon } from './check-coupon.ts';
import { getDaySheet } from './day-sheet.ts';
import { exportOrders } from './export-orders.ts';
import {
  getAdminCreditNote,
  getAdminInvoice,
  getCreditNote,
  getCreditNoteByLink,
  getInvoice,
  getInvoiceByLink,
} from './get-invoice.ts';
import { getLastAddress } from './last-address.ts';
import { getAdminOrder, listAdminOrders } from './list-admin-orders.ts';
import { getOrder, listOrders, recordWhatsappOpened } from './list-orders.ts';
import { openOrderLink, recordLinkWhatsappOpened } from './open-order-link.ts';
import { subscribeToAllOrders, subscribeToOrders } from './order-events.ts';
import { placeGuestOrder } from './place-guest-order.ts';
import { placeOrder } from './place-order.ts';
import { acceptByLink, acceptProposal, declineByLink, declineProposal } from './revisions/answer-proposal.ts';
import { cancelByLink, cancelOrder } from './revisions/cancel-order.ts';
import { changeAddress, changeAddressByLink } from './revisions/change-address.ts';
import { changeOrder } from './revisions/change-order.ts';
import { returnGoods } from './revisions/return-goods.ts';
import { acceptForCustomer, withdrawProposal } from './revisions/settle-proposal.ts';
import { setOrderStatus } from './set-order-status.ts';
import { setSellerNote } from './set-seller-note.ts';

const contract = withSchemas(
  { ...adminOrders, ...coupons, ...guestOrders, ...orders, ...revisions },
  { ...adminOrdersSchemas, ...couponsSchemas, ...guestOrdersSchemas, ...ordersSchemas, ...revisionsSchemas },
);

export const ordersRoutes = [
  route(contract.placeOrder, placeOrder),
  route(contract.listOrders, listOrders),
  // Must precede `/orders/{id}`, which matches these paths, too.
  route(contract.getLastAddress, getLastAddress),
  streamRoute(contract.subscribeToOrders, subscribeToOrders),
  route(contract.getOrder, getOrder),
  route(contract.getInvoice, getInvoice),
  route(contract.recordWhatsappOpened, recordWhatsappOpened),
  route(contract.acceptProposal, acceptProposal),
  route(contract.declineProposal, declineProposal),
  route(contract.acceptByLink, acceptByLink),
  route(contract.declineByLink, declineByLink),
  route(contract.cancelOrder, cancelOrder),
  route(contract.changeAddress, changeAddress),
  route(contract.cancelByLink, cancelByLink),
  route(contract.changeAddressByLink, changeAddressByLink),
  route(contract.changeOrder, changeOrder),
  route(contract.acceptForCustomer, acceptForCustomer),
  route(contract.withdrawProposal, withdrawProposal),
  route(contract.returnGoods, returnGoods),
  route(contract.placeGuestOrder, placeGuestOrder),
  route(contract.checkCoupon, checkCoupon),
  route(contract.checkGuestCoupon, checkGuestCoupon),
  route(contract.openOrderLink, openOrderLink),
  route(contract.getInvoiceByLink, getInvoiceByLink),
  route(contract.recordLinkWhatsappOpened, recordLinkWhatsappOpened),
  route(contract.attachOrder, attachOrder),
  route(contract.advanceOrders, advanceOrders),
  route(contract.setOrderStatus, setOrderStatus),
  route(contract.listAdminOrders, listAdminOrders),
  // Must precede `/admin/orders/{id}`, as above.
  route(contract.getDaySheet, getDaySheet),
  route(contract.exportOrders, exportOrders),
  streamRoute(contract.subscribeToAllOrders, subscribeToAllOrders),
  route(contract.getAdminOrder, getAdminOrder),
  route(contract.getAdminInvoice, getAdminInvoice),
  route(contract.getAdminCreditNote, getAdminCreditNote),
  route(contract.getCreditNote, getCreditNote),
  route(contract.getCreditNoteByLink, getCreditNoteByLink),
  route(contract.setSellerNote, setSellerNote),
];
