import { describe, expect, test } from 'vitest';
import { address, decide } from '../../../tests/support/revision-facts.ts';

describe('another address', () => {
  const area = { id: 'abdoun', nameEn: 'Abdoun', nameAr: 'عبدون', promiseHours: null, open: true };
  const areas = new Map([['abdoun', { ...area, feeQirsh: 150, minimumQirsh: null, freeFromQirsh: null }]]);
  const { phone: _, ...place } = address;
  const moved = { street: 'Zahran Street 4', city: 'Amman', country: 'Jordan' };
  const own = { agreed: true, isCustomers: true };

  test('keeps what leads to the door of the same place, and nothing of it at another', () => {
    const said = { street: address.street, city: address.city, country: address.country, floor: '5' };
    expect(decide({ shipping_address: said, ...own })).toMatchObject({
      revised: { address: { ...address, floor: '5' } },
    });
    expect(decide({ shipping_address: moved, ...own })).toMatchObject({
      revised: { address: { ...moved, building: '', floor: '', latitude: null, driver_note: 'Ring' } },
    });
    expect(decide({ shipping_address: place, ...own })).toEqual({ unchanged: true });
  });

  test('in another area has its fee, which the customer has seen; the seller’s own fee stands', () => {
    const shipping_address = { ...place, area_id: 'abdoun' };
    expect(decide({ shipping_address, ...own, fee: 1.5 }, { areas })).toMatchObject({
      revised: { deliveryFeeQirsh: 150, state: 'accepted', address: { area: { nameEn: 'Abdoun' } } },
    });
    expect(decide({ shipping_address, ...own, fee: 2 }, { areas })).toMatchObject({
      refused: { code: 'fee_changed', details: [{ path: 'fee', fee: 1.5 }] },
    });
    expect(decide({ shipping_address, delivery_fee: 1 }, { areas })).toMatchObject({
      revised: { deliveryFeeQirsh: 100, state: 'proposed' },
    });
    const free = new Map([...areas].map(([id, one]) => [id, { ...one, freeFromQirsh: 1300 }]));
    expect(decide({ shipping_address, ...own }, { areas: free })).toMatchObject({
      revised: { deliveryFeeQirsh: 0 },
    });
  });

  test('is refused to the customer where no order may be sent, and to nobody else', () => {
    const shipping_address = { ...place, area_id: 'abdoun' };
    const closed = new Map([...areas].map(([id, one]) => [id, { ...one, open: false }]));
    const dear = new Map([...areas].map(([id, one]) => [id, { ...one, minimumQirsh: 1500 }]));
    expect(decide({ shipping_address, ...own }, { areas: closed })).toMatchObject({
      refused: { code: 'area_closed' },
    });
    expect(decide({ shipping_address, ...own }, { areas: dear })).toMatchObject({
      refused: { code: 'below_minimum', details: [{ missing: 2 }] },
    });
    expect(decide({ shipping_address, agreed: true }, { areas: dear })).toHaveProperty('revised');
    expect(decide({ shipping_address, ...own })).toEqual({ refused: { code: 'area_gone' } });
  });

  test('is none for an order that is picked up: its phone alone changes', () => {
    const shipping_address = { ...moved, phone: '+962790000000' };
    expect(decide({ shipping_address, ...own }, { isPickup: true })).toMatchObject({
      revised: { address: { ...address, phone: '+962790000000' } },
    });
  });

  test('is not needed for another phone, for which the customer is not asked', () => {
    expect(decide({ phone: '+962790000000' })).toMatchObject({
      revised: { state: 'accepted', address: { ...address, phone: '+962790000000' } },
    });
    expect(decide({ phone: address.phone })).toEqual({ unchanged: true });
    expect(decide({ phone: '+962790000000', delivery_fee: 9 })).toMatchObject({
      revised: { state: 'proposed', address: { phone: '+962790000000' } },
    });
  });
});
