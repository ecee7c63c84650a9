import { hashCost } from '../../server/accounts/password.ts';

// Accounts are made by the hundred in tests; shops in processes of their own hash at full cost.
Object.assign(hashCost, { memoryCost: 8, timeCost: 1 });
