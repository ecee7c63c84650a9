import * as contract from '../../contracts/settings.ts';
import { route } from '../http/mount.ts';
import { getDeliveryFee, setDeliveryFee } from './delivery-fee.ts';

export const settingsRoutes = [
  route(contract.getDeliveryFee, getDeliveryFee),
  route(contract.setDeliveryFee, setDeliveryFee),
];
