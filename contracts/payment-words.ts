import { currencySign, type Language } from './language.ts';
import { formatAmount } from './money.ts';
import type { Order } from './orders.ts';
import type { LedgerMethod, PaymentMethod, PaymentState } from './payments.ts';

type PaymentWords = {
  states: Record<PaymentState, string>;
  /** An order that costs nothing, or nothing any more, and of which nothing was paid. */
  nothing: string;
  part: (due: string) => string;
  refund: (refund: string) => string;
  /** All that was paid went back; or some of it, and the rest is not asked for. */
  refunded: (refunded: string) => string;
  partRefunded: (refunded: string) => string;
  methods: Record<PaymentMethod, string>;
  /** Cash for an order that is picked up. */
  cashAtPickup: string;
  ledger: Record<LedgerMethod, string>;
};

/** What payment is called in lists, on paper, in mails and messages. */
export const paymentWords: Record<Language, PaymentWords> = {
  en: {
    states: {
      unpaid: 'Unpaid',
      part: 'Part paid',
      paid: 'Paid',
      refund_due: 'Refund due',
      refunded: 'Refunded',
    },
    nothing: 'Nothing to pay',
    part: (due) => `Part paid, ${due} still to pay`,
    refund: (refund) => `Refund due: ${refund}`,
    refunded: (refunded) => `Refunded: ${refunded}`,
    partRefunded: (refunded) => `Paid, ${refunded} refunded`,
    methods: {
      cash: 'Cash on delivery',
      cliq: 'CliQ',
      bank: 'Bank transfer',
      chat: 'Agreed on WhatsApp',
    },
    cashAtPickup: 'Cash at pickup',
    ledger: { cash: 'Cash', cliq: 'CliQ', bank: 'Bank transfer', other: 'Another way' },
  },
  ar: {
    states: {
      unpaid: 'غير مدفوع',
      part: 'مدفوع جزئيًا',
      paid: 'مدفوع',
      refund_due: 'يلزم ردّ مبلغ',
      refunded: 'رُدّ المبلغ',
    },
    nothing: 'لا شيء للدفع',
    part: (due) => `مدفوع جزئيًا، بقي ${due}`,
    refund: (refund) => `يلزم ردّ ${refund}`,
    refunded: (refunded) => `رُدّ المبلغ: ${refunded}`,
    partRefunded: (refunded) => `مدفوع، ورُدّ منه ${refunded}`,
    methods: {
      cash: 'نقدًا عند التسليم',
      cliq: 'كليك',
      bank: 'تحويل بنكي',
      chat: 'بالاتفاق على واتساب',
    },
    cashAtPickup: 'نقدًا عند الاستلام',
    ledger: { cash: 'نقدًا', cliq: 'كليك', bank: 'تحويل بنكي', other: 'طريقة أخرى' },
  },
};

export const nameOfMethod = (method: PaymentMethod, isPickup: boolean, language: Language): string =>
  method === 'cash' && isPickup
    ? paymentWords[language].cashAtPickup
    : paymentWords[language].methods[method];

/** How an order is to be paid, in words. */
export const methodOf = ({ payment, delivery }: MethodOrder, language: Language): string =>
  nameOfMethod(payment.method, delivery.method === 'pickup', language);
type MethodOrder = { payment: Pick<Order['payment'], 'method'>; delivery: Pick<Order['delivery'], 'method'> };

/** The state in words, with what is still to be paid or given back. */
export function describePayment(payment: Omit<Order['payment'], 'method'>, language: Language): string {
  const say = paymentWords[language];
  const amount = (jd: number) => `${formatAmount(jd)} ${currencySign(language)}`;
  if (payment.state === 'part') return say.part(amount(payment.due));
  if (payment.state === 'refund_due') return say.refund(amount(payment.refund));
  if (payment.state === 'refunded')
    return (payment.paid === 0 ? say.refunded : say.partRefunded)(amount(payment.refunded));
  return nameOfState(payment, language);
}

/** The state in one or two words. */
export function nameOfState(
  { state, due, paid }: Pick<Order['payment'], 'state' | 'due' | 'paid'>,
  language: Language,
): string {
  const { nothing, states } = paymentWords[language];
  return state !== 'refunded' && paid === 0 && due === 0 ? nothing : states[state];
}
