import * as schemas from '../../contracts/coupons.schemas.ts';
import * as coupons from '../../contracts/coupons.ts';
import * as stampCardSchemas from '../../contracts/stamp-card.schemas.ts';
import * as stampCard from '../../contracts/stamp-card.ts';
import { route, withSchemas } from '../http/mount.ts';
import { listCoupons } from './coupon-view.ts';
import { getStampCard } from './get-stamp-card.ts';
import { addCoupon, changeCoupon, deleteCoupon } from './save-coupon.ts';

const contract = withSchemas({ ...coupons, ...stampCard }, { ...schemas, ...stampCardSchemas });

export const couponsRoutes = [
  route(contract.listCoupons, listCoupons),
  route(contract.createCoupon, addCoupon),
  route(contract.updateCoupon, changeCoupon),
  route(contract.deleteCoupon, deleteCoupon),
  route(contract.getStampCard, getStampCard),
];
