import { hashCost } from '../../server/accounts/password.ts';

// A low cost of password hashing in this process: tests create hundreds of accounts. Shops in child processes hash at full
// cost.
Object.assign(hashCost, { memoryCost: 8, timeCost: 1 });
