import type { returns as english } from '../../en/admin/returns.ts';

export const returns: typeof english = {
  title: 'إرجاع أو ردّ مبلغ',
  nothing: 'بلا إرجاع',
  all: 'عاد كل شيء',
  count: (count, of) => `${count} من ${of}`,
  fee: 'ردّ رسوم التوصيل أيضًا',
  lower: 'تخفيض السعر',
  lowerOf: (name) => `تخفيض السعر: ${name}`,
  onOrder: (price) => `في الطلب: ${price}`,
  notLower: 'يلزم أن يكون السعر الجديد أقل من القديم.',
  sum: 'يُخصم من الطلب',
  save: 'تسجيل الإرجاع',
  done: (number) => `${number}: سُجّل الإرجاع`,
  happened: 'إرجاع أو ردّ مبلغ',
  cameBack: (count, of) => `عاد ${count} من ${of}`,
  undoing: 'تراجع عن الإرجاع',
  addMineHint: 'عند إبقاء التعديلين، يُخصم ما سجّلته هنا من الطلب كما هو الآن.',
  creditNote: (number) => `إشعار دائن ${number}`,
};
