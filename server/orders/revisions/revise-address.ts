import { isDeepStrictEqual } from 'node:util';
import { findCountryAbroad } from '../../../contracts/countries.ts';
import type { FreeSlot } from '../../../contracts/delivery-times.ts';
import { type ErrorDetail, errors } from '../../../contracts/error.ts';
import { wholePin } from '../../../contracts/map-link.ts';
import { fromQirsh, toQirsh } from '../../../contracts/money.ts';
import { isSamePlace } from '../../../contracts/revision-consent.ts';
import type { RevisedAddress } from '../order.table.ts';
import type { OrderedArea } from '../order-facts.ts';

/** An address with all fields. */
export type WholeAddress = Required<RevisedAddress>;

type AddressRow = Omit<WholeAddress, 'driver_note' | 'area'> & {
  driverNote: string;
  areaId: string | null;
  areaNameEn: string | null;
  areaNameAr: string | null;
  promiseHours: number | null;
};

/** The address and slot in an order's row. */
export function addressOfRow(order: AddressRow): WholeAddress {
  const { street, city, country, phone, building, floor, landmark, latitude, longitude } = order;
  const { slot, driverNote: driver_note, areaId, areaNameEn, areaNameAr, promiseHours } = order;
  const named = { nameEn: areaNameEn ?? '', nameAr: areaNameAr ?? '' };
  return {
    ...{ street, city, country, phone, building, floor, landmark, driver_note, latitude, longitude },
    area: areaId === null ? null : { id: areaId, ...named, promiseHours },
    slot,
  };
}

/** The address columns of an order's row. */
export const columnsOf = ({ driver_note: driverNote, area, ...address }: WholeAddress) => ({
  ...address,
  driverNote,
  areaId: area?.id ?? null,
  areaNameEn: area?.nameEn ?? null,
  areaNameAr: area?.nameAr ?? null,
  promiseHours: area?.promiseHours ?? null,
});

/** The new address; missing fields stay as they were. */
export type WantedAddress = {
  street: string;
  city: string;
  country: string;
  phone?: string | undefined;
  building?: string | undefined;
  floor?: string | undefined;
  landmark?: string | undefined;
  driver_note?: string | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** Null outside the shop's areas. */
  area_id?: string | null | undefined;
};

/** The delivery areas, as far as a change depends on them. */
export type AreaFacts = {
  /** Qirsh, the fee without an area. */
  generalFeeQirsh: number;
  areas: ReadonlyMap<string, OrderedArea>;
  isPickup: boolean;
  /** An order abroad can't change its country, and keeps that country's fee. */
  isAbroad: boolean;
};

const idOf = ({ area }: RevisedAddress): string | null => area?.id ?? null;

export const isSameAddress = (one: WholeAddress, other: WholeAddress): boolean =>
  isSamePlace(one, other) &&
  one.phone === other.phone &&
  idOf(one) === idOf(other) &&
  isDeepStrictEqual(one.slot, other.slot);

/** Fills in missing fields from before; but directions to the door of one place would mislead at another. */
export function wholeAddress(said: RevisedAddress, before: WholeAddress): WholeAddress {
  const isSamePlace = said.street === before.street && said.city === before.city;
  const nowhere = { building: '', floor: '', landmark: '', latitude: null, longitude: null };
  const stays = { ...before, ...(!isSamePlace && nowhere) };
  const given = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...stays, ...Object.fromEntries(given) };
}

/** The new address, with the fee of a new area; a pickup order's place can't change. */
export function reviseAddress(
  { area_id, ...wanted }: WantedAddress,
  before: WholeAddress,
  { areas, isPickup, isAbroad }: AreaFacts,
): WholeAddress | 'area_gone' {
  const phone = wanted.phone ?? '';
  if (isPickup) return { ...before, phone };
  const isPinStill = wanted.latitude === undefined && wanted.longitude === undefined;
  const pin = isPinStill ? {} : wholePin(wanted.latitude, wanted.longitude);
  const address = wholeAddress({ ...(wanted as RevisedAddress), phone, ...pin }, before);
  if (isAbroad) return { ...address, country: before.country };
  // The copy of the area stays as it was, even if the area was deleted.
  if (area_id === undefined || area_id === idOf(before)) return address;
  if (area_id === null) return { ...address, area: null };
  const area = areas.get(area_id.toLowerCase());
  if (!area) return 'area_gone';
  const { id, nameEn, nameAr, promiseHours } = area;
  return { ...address, area: { id, nameEn, nameAr, promiseHours } };
}

/** The slot after the change: the same, none, or a free one; `slot_gone` when it is not free. */
export function reviseSlot(
  wanted: { id: string; date: string } | null | undefined,
  before: FreeSlot | null,
  free: readonly FreeSlot[],
): FreeSlot | null | 'slot_gone' {
  if (wanted === undefined || (wanted && wanted.id === before?.id && wanted.date === before.date))
    return before;
  return wanted && (free.find(({ id, date }) => id === wanted.id && date === wanted.date) ?? 'slot_gone');
}

/** The fee of a new area; null where the area stays. */
export function feeOfArea(
  address: WholeAddress,
  before: WholeAddress,
  { areas, generalFeeQirsh }: AreaFacts,
  subtotalQirsh: number,
): number | null {
  if (idOf(address) === idOf(before)) return null;
  const area = areas.get(idOf(address) ?? '');
  if (!area) return generalFeeQirsh;
  return area.freeFromQirsh !== null && subtotalQirsh >= area.freeFromQirsh ? 0 : area.feeQirsh;
}

/** Why a customer's own order can't go there, by the rules of a new order. The seller may send it anywhere. */
export function findAreaFault(
  address: WholeAddress,
  before: WholeAddress,
  { areas, isPickup }: AreaFacts,
  {
    subtotalQirsh,
    feeQirsh,
    seenFee,
  }: { subtotalQirsh: number; feeQirsh: number; seenFee: number | undefined },
): (ErrorDetail & { code: 'country_stays' | 'area_closed' | 'below_minimum' | 'fee_changed' }) | null {
  // The fee is that of the country for which the order was placed.
  if (!isPickup && address.country !== before.country && findCountryAbroad(address.country))
    return {
      path: 'shipping_address.country',
      code: 'country_stays',
      message: errors.country_stays.text,
    };
  if (idOf(address) === idOf(before)) return null;
  const area = areas.get(idOf(address) ?? '');
  const path = 'shipping_address.area_id';
  if (area && !area.open) return { path, code: 'area_closed', message: errors.area_closed.text };
  if (area?.minimumQirsh && subtotalQirsh < area.minimumQirsh) {
    const missing = fromQirsh(area.minimumQirsh - subtotalQirsh);
    return { path, code: 'below_minimum', message: errors.below_minimum.text, missing };
  }
  if (seenFee !== undefined && toQirsh(seenFee) !== feeQirsh)
    return { path: 'fee', code: 'fee_changed', message: errors.fee_changed.text, fee: fromQirsh(feeQirsh) };
  return null;
}
