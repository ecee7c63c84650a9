import * as schemas from '../../contracts/coupons.schemas.ts';
import * as coupons from '../../contracts/coupons.ts';
import { route, withSchemas } from '../http/mount.ts';
import { listCoupons } from './coupon-view.ts';
import { addCoupon, changeCoupon, deleteCoupon } from './save-coupon.ts';

const contract = withSchemas(coupons, schemas);

export const couponsRoutes = [
  route(contract.listCoupons, listCoupons),
  route(contract.createCoupon, addCoupon),
  route(contract.updateCoupon, changeCoupon),
  route(contract.deleteCoupon, deleteCoupon),
];
