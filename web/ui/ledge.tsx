import styles from './ledge.module.css';

/** A stone ledge with an embroidered cloth under it, as wide as its container. */
export function Ledge({ edging = 'slim' }: { edging?: 'slim' | 'full' | 'large' | 'none' }) {
  return <div className={styles.ledge} data-edging={edging} aria-hidden="true" />;
}
