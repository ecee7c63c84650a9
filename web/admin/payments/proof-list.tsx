import { useQuery } from '@tanstack/react-query';
import { getPaymentProof } from '../../../contracts/payment-proofs.ts';
import type { PaymentProof } from '../../../contracts/payments.ts';
import { callForFile } from '../../http/api.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './payment-card.module.css';

/** Pictures of transfers that the customer has sent; each opens in full size. */
export function ProofList({ proofs }: { proofs: PaymentProof[] }) {
  const { payments: say } = useAdminWords();
  if (proofs.length === 0) return null;
  return (
    <section aria-label={say.proofs}>
      <p>{say.proofs}</p>
      <ul className={styles.proofs}>
        {proofs.map((proof) => (
          <Proof key={proof.id} proof={proof} />
        ))}
      </ul>
      <p className="muted">{say.proofsNote}</p>
    </section>
  );
}

function Proof({ proof }: { proof: PaymentProof }) {
  const { payments: say } = useAdminWords();
  const language = useLanguage();
  // Fetched rather than linked, as it requires the session; the page's CSP only allows data URLs here.
  const { data } = useQuery({
    queryKey: ['payment proof', proof.id],
    queryFn: async () => readAsAddress(await callForFile(getPaymentProof, { id: proof.id })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const at = formatMoment(proof.at, language);
  return (
    <li>
      <details className={`${card.fold} ${styles.proof}`}>
        <summary>{say.proofAt(at)}</summary>
        {data && <img src={data} alt={say.proofAt(at)} />}
      </details>
    </li>
  );
}

const readAsAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
