import styles from './niche.module.css';

/**
 * The wall of a niche, in the colour of its `data-bay`, filling its container behind the following image.
 * `--niche-step`, `--niche-depth` and `--niche-corner` size its shoulders, its shadow and cilka's round corner.
 */
export const Niche = () => <span className={styles.niche} />;
