import type { legal as english } from '../en/legal.ts';

export const legal: typeof english = {
  titles: { privacy: 'سياسة الخصوصية', terms: 'الشروط', 'delivery-returns': 'التوصيل والإرجاع' },
  agree: (terms, privacy) => `أوافق على ${terms} و${privacy}`,
  bySending: (terms, privacy) => `إرسال الطلب موافقة على ${terms} و${privacy}.`,
};
