import { getTwoFactor } from '../../../contracts/two-factor.ts';
import { call } from '../../http/api.ts';
import { usePath } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './settings.module.css';

/** Suggests two-factor authentication to administrators without it. */
export function TwoFactorOffer() {
  const { settings: say } = useAdminWords();
  const path = usePath();
  const { data } = useFetched({
    queryKey: ['two-factor'],
    queryFn: ({ signal }) => call(getTwoFactor, {}, { signal }),
  });
  if (!data || data.on) return null;
  return (
    <section className={styles.offer} aria-labelledby="two-factor-offer">
      <div>
        <h2 id="two-factor-offer">{say.protect}</h2>
        <p className="muted">{say.protectText}</p>
      </div>
      <ButtonLink size="sm" variant="line" to={path('/profile#settings')}>
        {say.protectNow}
      </ButtonLink>
    </section>
  );
}
