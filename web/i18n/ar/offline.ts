import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  banner: 'لا اتصال بالإنترنت. السلة تعمل كالمعتاد.',
  back: 'عاد الاتصال بالإنترنت.',
  title: 'لا اتصال بالإنترنت',
  text: 'لم تُفتح هذه الصفحة هنا من قبل، فهي تحتاج إلى الإنترنت. الصفحات التي فُتحت من قبل ما زالت تُفتح، وسلتك كما هي.',
  again: 'إعادة المحاولة',
  home: 'الرئيسية',
  cart: 'السلة',
};
