import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMapLink, writePin } from './map-link.ts';

const abdoun = { pin: { latitude: 31.95, longitude: 35.8833 } };

test.each([
  '31.95, 35.8833',
  '(31.95,35.8833)',
  '٣١٫٩٥، ٣٥٫٨٨٣٣',
  'geo:31.95,35.8833?z=17',
  'https://www.google.com/maps/@31.95,35.8833,17z',
  'https://www.google.com/maps/place/Abdoun/@31.9,35.8,15z/data=!3m1!4b1!4m6!3m5!1s0x1!8m2!3d31.95!4d35.8833',
  'https://maps.google.com/?q=31.95,35.8833',
  'https://www.google.com/maps/search/?api=1&query=31.95%2C35.8833',
  'https://www.google.com/maps/dir/?api=1&destination=31.95,35.8833',
  'https://www.google.com/maps/search/31.95,+35.8833',
  'https://maps.apple.com/?ll=31.95,35.8833&q=Dropped%20Pin',
  'https://maps.apple.com/place?coordinate=31.95,35.8833',
  'https://waze.com/ul?ll=31.95,35.8833&navigate=yes',
  'https://www.waze.com/live-map/directions?to=ll.31.95%2C35.8833',
  'https://www.openstreetmap.org/?mlat=31.95&mlon=35.8833#map=17/31.9/35.8',
  'https://www.openstreetmap.org/#map=17/31.95/35.8833',
  'موقعي https://maps.google.com/?q=31.95,35.8833 شكرًا',
])('%s is a pin', (text) => expect(parseMapLink(text)).toEqual(abdoun));

test.each(['https://maps.app.goo.gl/Ab3dE', 'https://goo.gl/maps/xyz', 'https://maps.apple/p/abc'])(
  '%s is a short link, which only its own site can open',
  (text) => expect(parseMapLink(text)).toBe('short'),
);

test.each([
  '',
  'Abdoun',
  '0791234567',
  '91.5, 35',
  '31.9, 181',
  '0,0',
  'https://example.com/',
  'javascript:1,2',
])('%s is no place', (text) => expect(parseMapLink(text)).toBe('unknown'));

test('whatever is pasted, a pin lies on the globe, and what the shop writes it reads again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (text) => {
      const read = parseMapLink(text);
      if (typeof read === 'string') return;
      expect(Math.abs(read.pin.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(read.pin.longitude)).toBeLessThanOrEqual(180);
      expect(parseMapLink(writePin(read.pin))).not.toBe('short');
    }),
    { numRuns: 50 },
  );
});
