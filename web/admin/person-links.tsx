import { formatPhone } from '../../contracts/format-phone.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Email } from './email.tsx';
import styles from './person-links.module.css';

type PersonLinksProps = {
  email: string;
  /** E.164, or empty. */
  phone: string;
  words: { whatsapp: string; mail: string; call: string };
};

/** Contact links of a customer: WhatsApp, telephone, email. */
export function PersonLinks({ email, phone, words }: PersonLinksProps) {
  return (
    <div className={styles.links}>
      {phone && (
        <>
          <ButtonLink
            size="sm"
            variant="whatsapp"
            to={`https://wa.me/${phone.replace(/\D/g, '')}`}
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
