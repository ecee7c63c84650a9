import * as abroadSchemas from '../../contracts/abroad.schemas.ts';
import * as abroad from '../../contracts/abroad.ts';
import * as bannerSchemas from '../../contracts/banner.schemas.ts';
import * as banner from '../../contracts/banner.ts';
import * as timesSchemas from '../../contracts/delivery-times.schemas.ts';
import * as times from '../../contracts/delivery-times.ts';
import * as paymentsSchemas from '../../contracts/payment-settings.schemas.ts';
import * as payments from '../../contracts/payment-settings.ts';
import * as schemas from '../../contracts/settings.schemas.ts';
import * as endpoints from '../../contracts/settings.ts';
import * as stampCardSchemas from '../../contracts/stamp-card.schemas.ts';
import * as stampCard from '../../contracts/stamp-card.ts';
import { route, withSchemas } from '../http/mount.ts';
import { getAbroad, setAbroad } from './abroad.ts';
import { getBanner, getEditableBanner, setBanner } from './banner.ts';
import { getContent, getEditableContent, setContent } from './content.ts';
import { getDeliveryFee, setDeliveryFee } from './delivery-fee.ts';
import { getDeliveryTimes, setDeliveryTimes } from './delivery-times.ts';
import { getPaymentSettings, setPaymentSettings } from './payment-settings.ts';

import { getStampCardSetting, setStampCard } from './stamp-card.ts';

const contract = withSchemas(
  { ...endpoints, ...payments, ...times, ...abroad, ...banner, ...stampCard },
  {
    ...schemas,
    ...paymentsSchemas,
    ...timesSchemas,
    ...abroadSchemas,
    ...bannerSchemas,
    ...stampCardSchemas,
  },
);

export const settingsRoutes = [
  route(contract.getDeliveryFee, getDeliveryFee),
  route(contract.setDeliveryFee, setDeliveryFee),
  route(contract.getContent, getContent),
  route(contract.getEditableContent, getEditableContent),
  route(contract.setContent, setContent),
  route(contract.getPaymentSettings, getPaymentSettings),
  route(contract.setPaymentSettings, setPaymentSettings),
  route(contract.getDeliveryTimes, getDeliveryTimes),
  route(contract.setDeliveryTimes, setDeliveryTimes),
  route(contract.getAbroad, getAbroad),
  route(contract.setAbroad, setAbroad),
  route(contract.getBanner, getBanner),
  route(contract.getEditableBanner, getEditableBanner),
  route(contract.setBanner, setBanner),
  route(contract.getStampCardSetting, getStampCardSetting),
  route(contract.setStampCard, setStampCard),
];
