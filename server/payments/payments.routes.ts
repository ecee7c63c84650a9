import * as proofsSchemas from '../../contracts/payment-proofs.schemas.ts';
import * as proofs from '../../contracts/payment-proofs.ts';
import * as schemas from '../../contracts/payments.schemas.ts';
import * as endpoints from '../../contracts/payments.ts';
import { route, withSchemas } from '../http/mount.ts';
import { listPayments } from './list-payments.ts';
import { addPaymentProof, addProofByLink, getPaymentProof } from './payment-proofs.ts';
import { recordPayment } from './record-payment.ts';
import { reversePayment } from './reverse-payment.ts';

const contract = withSchemas({ ...endpoints, ...proofs }, { ...schemas, ...proofsSchemas });

export const paymentsRoutes = [
  route(contract.listPayments, listPayments),
  route(contract.recordPayment, recordPayment),
  route(contract.reversePayment, reversePayment),
  route(contract.addPaymentProof, addPaymentProof),
  route(contract.addProofByLink, addProofByLink),
  route(contract.getPaymentProof, getPaymentProof),
];
