import * as contract from '../../contracts/settings.ts';
import { route } from '../http/mount.ts';
import { getContent, getEditableContent, setContent } from './content.ts';
import { getDeliveryFee, setDeliveryFee } from './delivery-fee.ts';

export const settingsRoutes = [
  route(contract.getDeliveryFee, getDeliveryFee),
  route(contract.setDeliveryFee, setDeliveryFee),
  route(contract.getContent, getContent),
  route(contract.getEditableContent, getEditableContent),
  route(contract.setContent, setContent),
];
