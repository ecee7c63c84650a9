import { formatPhone } from '../../contracts/format-phone.ts';
import { whatsappLink } from '../../contracts/order-message.ts';
import { ButtonLink } from '../ui/button.tsx';
import { chatAddress } from '../ui/contact-links.tsx';
import { Icon } from '../ui/icon.tsx';
import { Email } from './email.tsx';
import styles from './person-links.module.css';

type PersonLinksProps = {
  email: string;
  /** E.164, or empty. */
  phone: string;
  /** The beginning of the WhatsApp message. */
  greeting?: string;
  words: { whatsapp: string; mail: string; call: string };
};

/** Contact links of a customer: WhatsApp, telephone, email. */
export function PersonLinks({ email, phone, greeting, words }: PersonLinksProps) {
  return (
    <div className={styles.links}>
      {phone && (
        <>
          <ButtonLink
            size="sm"
            variant="whatsapp"
            to={greeting ? whatsappLink(phone, greeting) : chatAddress(phone)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="chat" />
            {words.whatsapp}
          </ButtonLink>
          <ButtonLink size="sm" variant="line" to={`tel:${phone}`} aria-label={`${words.call} ${phone}`}>
            <Icon name="phone" />
            <bdi dir="ltr" className={styles.phone}>
              {formatPhone(phone)}
            </bdi>
          </ButtonLink>
        </>
      )}
      <ButtonLink size="sm" variant="line" to={`mailto:${email}`} aria-label={`${words.mail} ${email}`}>
        <Icon name="mail" />
        <Email email={email} className={styles.email} />
      </ButtonLink>
    </div>
  );
}
