import { type RestKind, restKinds } from '../../../contracts/import-fields.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './mapping.module.css';

/** Data of the file for which the shop has no field yet, with the number of affected products. */
export function RestBox({ rest }: { rest: Partial<Record<RestKind, number>> }) {
  const words = useAdminWords().imports;
  const kinds = restKinds.filter((kind) => rest[kind]);
  if (kinds.length === 0) return null;
  return (
    <section className={styles.rest}>
      <h2>{words.restTitle}</h2>
      <p className="muted">{words.restText}</p>
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{words.rest[kind]}</dt>
            <dd>{words.productsIn(rest[kind] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
