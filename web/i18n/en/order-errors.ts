import { orderErrors as refusals } from '../../../contracts/order-errors.ts';

const texts = Object.fromEntries(Object.entries(refusals).map(([code, { text }]) => [code, text]));

/** Why an order, or a change of one, was refused. */
export const orderErrors = texts as Record<keyof typeof refusals, string>;
