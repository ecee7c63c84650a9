import { keepUnits } from './typed-text.tsx';

/** A message as WhatsApp displays it: each line in its own direction, and text between stars in bold. */
export const WhatsappText = ({ children: message }: { children: string }) =>
  message.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text; they have no other name.
    <p key={index} dir="auto">
      {line.startsWith('*') ? <b>{line.replaceAll('*', '')}</b> : keepUnits(line)}
    </p>
  ));
