import { isDeepStrictEqual } from 'node:util';
import { findCountryAbroad } from '../../../contracts/countries.ts';
import type { FreeSlot } from '../../../contracts/delivery-times.ts';
import { type ErrorDetail, errors } from '../../../contracts/error.ts';
import { wholePin } from '../../../contracts/map-link.ts';
import { fromQirsh, toQirsh } from '../../../contracts/money.ts';
import { isSamePlace } from '../../../contracts/revision-consent.ts';
import type { RevisedAddress } from '../order.table.ts';
import type { OrderedArea } from '../order-facts.ts';

/** An address of which everything is known. */
export type WholeAddress = Required<RevisedAddress>;

type AddressRow = Omit<WholeAddress, 'driver_note' | 'area'> & {
  driverNote: string;
  areaId: string | null;
  areaNameEn: string | null;
  areaNameAr: string | null;
  promiseHours: number | null;
};

/** Where an order goes and when, of its row. */
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

/** The columns of an order's row. */
export const columnsOf = ({ driver_note: driverNote, area, ...address }: WholeAddress) => ({
  ...address,
  driverNote,
  areaId: area?.id ?? null,
  areaNameEn: area?.nameEn ?? null,
  areaNameAr: area?.nameAr ?? null,
  promiseHours: area?.promiseHours ?? null,
});

/** An address as it is to be; what is left unsaid stays. */
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

/** Where the shop delivers, as far as a change needs it. */
export type AreaFacts = {
  /** Qirsh, where no area is chosen. */
  generalFeeQirsh: number;
  areas: ReadonlyMap<string, OrderedArea>;
  isPickup: boolean;
  /** An order abroad stays in its country, whose fee it has. */
  isAbroad: boolean;
};

const idOf = ({ area }: RevisedAddress): string | null => area?.id ?? null;

export const isSameAddress = (one: WholeAddress, other: WholeAddress): boolean =>
  isSamePlace(one, other) &&
  one.phone === other.phone &&
  idOf(one) === idOf(other) &&
  isDeepStrictEqual(one.slot, other.slot);

/** With what was left unsaid; but what leads to the door of one place misleads at another. */
export function wholeAddress(said: RevisedAddress, before: WholeAddress): WholeAddress {
  const isSamePlace = said.street === before.street && said.city === before.city;
  const nowhere = { building: '', floor: '', landmark: '', latitude: null, longitude: null };
  const stays = { ...before, ...(!isSamePlace && nowhere) };
  const given = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...stays, ...Object.fromEntries(given) };
}

/** The address that is wanted, with the fee of another area; what is picked up goes nowhere else. */
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
  // The copy of the area stays as it was, also when the shop no longer has it.
  if (area_id === undefined || area_id === idOf(before)) return address;
  if (area_id === null) return { ...address, area: null };
  const area = areas.get(area_id.toLowerCase());
  if (!area) return 'area_gone';
  const { id, nameEn, nameAr, promiseHours } = area;
  return { ...address, area: { id, nameEn, nameAr, promiseHours } };
}

/** When an order comes: as it was, at none, or at a slot that is free; `slot_gone` when it is not. */
export function reviseSlot(
  wanted: { id: string; date: string } | null | undefined,
  before: FreeSlot | null,
  free: readonly FreeSlot[],
): FreeSlot | null | 'slot_gone' {
  if (wanted === undefined || (wanted && wanted.id === before?.id && wanted.date === before.date))
    return before;
  return wanted && (free.find(({ id, date }) => id === wanted.id && date === wanted.date) ?? 'slot_gone');
}

/** The fee of another area; null where the area stays. */
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

/** Why the customer's own order may not go there, as when it is placed. The seller may send it anywhere. */
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
  // Its fee is that of the country for which it was placed.
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
