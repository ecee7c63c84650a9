import { currencySign, type Language } from './language.ts';
import { formatAmount } from './money.ts';
import type { Order } from './orders.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { LedgerMethod, PaymentState } from './payments.ts';

type PaymentWords = {
  states: Record<PaymentState, string>;
  /** For an order that costs nothing, or no longer does, and for which nothing was paid. */
  nothing: string;
  /** The rest to pay of an order with payments or refunds. */
  left: (due: string) => string;
  leftBriefly: (due: string) => string;
  leftAfterRefund: (due: string, refunded: string) => string;
  refund: (refund: string) => string;
  /** For a full refund, or a partial one whose rest is waived. */
  refunded: (refunded: string) => string;
  partRefunded: (refunded: string) => string;
  partRefundedBriefly: string;
  methods: Record<PaymentMethod, string>;
  /** The words for cash when an order is picked up. */
  cashAtPickup: string;
  ledger: Record<LedgerMethod, string>;
};

/** Words about payment in lists, documents, mails and messages. */
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
    left: (due) => `${due} still to pay`,
    leftBriefly: (due) => `${due} to pay`,
    leftAfterRefund: (due, refunded) => `${due} still to pay after a refund of ${refunded}`,
    refund: (refund) => `Refund due: ${refund}`,
    refunded: (refunded) => `Refunded: ${refunded}`,
    partRefunded: (refunded) => `Paid, ${refunded} refunded`,
    partRefundedBriefly: 'Part refunded',
    methods: {
      cash: 'Cash on delivery',
      cliq: 'CliQ',
      bank: 'Bank transfer',
      chat: 'By agreement on WhatsApp',
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
    left: (due) => `بقي ${due}`,
    leftBriefly: (due) => `بقي ${due}`,
    leftAfterRefund: (due, refunded) => `بقي ${due} بعد ردّ ${refunded}`,
    refund: (refund) => `يلزم ردّ ${refund}`,
    refunded: (refunded) => `رُدّ المبلغ: ${refunded}`,
    partRefunded: (refunded) => `مدفوع، ورُدّ منه ${refunded}`,
    partRefundedBriefly: 'رُدّ بعضه',
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

/** The name of an order's payment method. */
export const methodOf = ({ payment, delivery }: MethodOrder, language: Language): string =>
  nameOfMethod(payment.method, delivery.method === 'pickup', language);
type MethodOrder = { payment: Pick<Order['payment'], 'method'>; delivery: Pick<Order['delivery'], 'method'> };

type Described = Omit<Order['payment'], 'method' | 'waived'>;

/** The payment state in words, with the sum to pay or to refund. */
export function describePayment(payment: Described, language: Language): string {
  const say = paymentWords[language];
  const amount = (jd: number) => amountIn(jd, language);
  const { state, paid, due, refunded } = payment;
  if (isOwedStill(payment)) {
    const left = refunded > 0 ? say.leftAfterRefund(amount(due), amount(refunded)) : say.left(amount(due));
    return `${say.states[state]}${language === 'ar' ? '،' : ','} ${left}`;
  }
  if (state === 'refund_due') return say.refund(amount(payment.refund));
  if (state === 'refunded') return (paid === 0 ? say.refunded : say.partRefunded)(amount(refunded));
  return nameOfState(payment, language);
}

/** The payment state in few words: the rest to pay where there were payments or refunds, else the name of the state. */
export function nameOfState(payment: Described, language: Language): string {
  const { nothing, states, leftBriefly, partRefundedBriefly } = paymentWords[language];
  const { state, paid, due } = payment;
  if (isOwedStill(payment)) return leftBriefly(amountIn(due, language));
  if (state === 'refunded' && paid > 0) return partRefundedBriefly;
  return state !== 'refunded' && paid === 0 && due === 0 ? nothing : states[state];
}

const isOwedStill = ({ state, due, refunded }: Described): boolean =>
  due > 0 && (state === 'part' || refunded > 0);

const amountIn = (jd: number, language: Language): string => `${formatAmount(jd)} ${currencySign(language)}`;
