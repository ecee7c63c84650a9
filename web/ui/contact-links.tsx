import type { ReactNode } from 'react';
import { formatPhone } from '../../contracts/format-phone.ts';
import { useWords } from '../i18n/language.tsx';

type LinkProps = { className?: string | undefined };

/** A number to call, left to right in both languages. */
export const PhoneLink = ({ phone, className }: LinkProps & { phone: string }) => (
  <a className={className} href={`tel:${phone}`}>
    <bdi dir="ltr">{formatPhone(phone)}</bdi>
  </a>
);

export const EmailLink = ({ email, className }: LinkProps & { email: string }) => (
  <a className={className} href={`mailto:${email}`}>
    <bdi dir="ltr">{email}</bdi>
  </a>
);

/** Opens a chat with the number on WhatsApp. */
export const ChatLink = ({
  phone,
  className,
  children,
}: LinkProps & { phone: string; children: ReactNode }) => (
  <a className={className} href={chatAddress(phone)} target="_blank" rel="noreferrer">
    {children}
    <NewTab />
  </a>
);

export const chatAddress = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** Tells screen readers that a link opens a new tab. */
export function NewTab() {
  const { shell } = useWords();
  return <span className="visually-hidden"> {shell.newTab}</span>;
}
