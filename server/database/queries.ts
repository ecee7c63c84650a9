import type { Transaction } from './transaction.ts';

/** The interface that a query needs: the pool or an open transaction. */
export type Queries = Pick<Transaction, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
