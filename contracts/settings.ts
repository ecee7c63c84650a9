import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { priceSchema } from './money.ts';

const feeSchema = z.object({ delivery_fee: z.number() });

export const getDeliveryFee = endpoint({
  method: 'GET',
  path: '/settings/delivery_fee',
  access: 'public',
  summary: 'The delivery fee in JD',
  input: z.object({}),
  answer: feeSchema,
});

export const setDeliveryFee = endpoint({
  method: 'PUT',
  path: '/settings/delivery_fee',
  access: 'admin',
  summary: 'Sets the delivery fee in JD',
  input: z.object({
    amount: z
      .number({ error: 'fee_invalid' })
      .check(z.refine((fee) => priceSchema.safeParse(fee).success, { error: 'fee_invalid' })),
  }),
  answer: feeSchema,
});
