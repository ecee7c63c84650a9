import * as schemas from '../../contracts/payments.schemas.ts';
import * as endpoints from '../../contracts/payments.ts';
import { route, withSchemas } from '../http/mount.ts';
import { listPayments } from './list-payments.ts';
import { recordPayment } from './record-payment.ts';
import { reversePayment } from './reverse-payment.ts';

const contract = withSchemas(endpoints, schemas);

export const paymentsRoutes = [
  route(contract.listPayments, listPayments),
  route(contract.recordPayment, recordPayment),
  route(contract.reversePayment, reversePayment),
];
