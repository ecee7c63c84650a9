import type { Transaction } from './transaction.ts';

/** What a query needs: the pool or an open transaction, whichever the caller is in. */
export type Queries = Pick<Transaction, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
