/** `+962791234567` → `+962 79 123 4567`; other countries' numbers are left as they are. Must be shown left to right. */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+962(7\d)(\d{3})(\d{4})$/, '+962 $1 $2 $3');
