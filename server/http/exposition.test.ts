import { expect, test } from 'vitest';
import { writeExposition } from './exposition.ts';

test('metrics are written as Prometheus reads them, and one without values not at all', () => {
  const text = writeExposition([
    { name: 'jars', type: 'gauge', help: 'Jars on the shelf', samples: [{ value: 3 }] },
    { name: 'lids', type: 'counter', help: 'Lids', samples: [] },
    {
      name: 'orders',
      type: 'histogram',
      help: 'Orders',
      samples: [{ suffix: '_bucket', labels: { le: 0.5, of: 'a "b"\\c\nd' }, value: 2.5 }],
    },
  ]);
  expect(text).toBe(`# HELP jars Jars on the shelf
# TYPE jars gauge
jars 3
# HELP orders Orders
# TYPE orders histogram
orders_bucket{le="0.5",of="a \\"b\\"\\\\c\\nd"} 2.5
`);
});
