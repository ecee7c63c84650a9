import { deleteProduct } from '../../contracts/catalogue.ts';
import { deleteCategory } from '../../contracts/categories.ts';
import { deleteDeliveryArea, updateDeliveryArea } from '../../contracts/delivery-areas.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { answerMessage, setMessageState } from '../../contracts/messages.ts';
import { setOrderStatus } from '../../contracts/orders.ts';
import { deleteSynonym, dismissMissedSearch } from '../../contracts/search.ts';
import { deleteUser, endUserSessions, getUser, setUserRole } from '../../contracts/users.ts';
import type { Shop } from '../support/empty-shop.ts';
import { type Person, password } from './people.ts';

type Call = [Endpoint, Record<string, unknown>];

/** The most rows of each kind. */
const max = 300;

/** An administrator's actions on each row of a table, in this order; the last one deletes it. */
const verbs: [rows: string, (id: string) => Call[]][] = [
  [
    'orders where true',
    (id) =>
      (['processing', 'shipped', 'delivered', 'cancelled'] as const).map((status) => [
        setOrderStatus,
        { id, status },
      ]),
  ],
  [
    'messages where true',
    (id) => [
      [setMessageState, { id, read: true }],
      [answerMessage, { id, answer: 'Thank you' }],
    ],
  ],
  [
    'users where role = $2',
    (id) => [
      [getUser, { id }],
      [setUserRole, { id, role: 'admin', password }],
      [setUserRole, { id, role: 'customer', password }],
      [endUserSessions, { id, password }],
      [deleteUser, { id, password }],
    ],
  ],
  [
    'delivery_areas where true',
    (id) => [
      [updateDeliveryArea, { id, fee: 2, open: false }],
      [deleteDeliveryArea, { id }],
    ],
  ],
  ['synonyms where true', (id) => [[deleteSynonym, { id }]]],
  ['products where deleted_at is null', (id) => [[deleteProduct, { id }]]],
  // Categories still used by products beyond the limit can't be deleted.
  [
    'categories c where not exists (select from products where category_id = c.id and deleted_at is null)',
    (id) => [[deleteCategory, { id }]],
  ],
];

/**
 * Runs an administrator's actions on the newest rows of a shop; returns those that failed: refused, or answered with an
 * error.
 */
export async function useAdminVerbs({ db, send }: Shop, admin: Person): Promise<string[]> {
  const refused: string[] = [];
  const use = async ([endpoint, input]: Call) => {
    const { status, success, code } = await send(endpoint, input, { token: admin.token });
    if (!success)
      refused.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}: ${status} ${code}`);
  };
  for (const [from, callsFor] of verbs) {
    const values = from.includes('$2') ? [max, 'customer'] : [max];
    const { rows } = await db.$client.query<{ id: string }>(
      `select id from ${from} order by id limit $1`,
      values,
    );
    for (const { id } of rows) for (const call of callsFor(id)) await use(call);
  }
  const { rows } = await db.$client.query<{ words: string }>('select words from missed_searches limit $1', [
    max,
  ]);
  for (const { words } of rows) await use([dismissMissedSearch, { words }]);
  return refused;
}
