import card from './card.module.css';
import styles from './folded-help.module.css';

type FoldedHelpProps = {
  title: string;
  text: string;
  /** What may be written, which is left to right in every language, and what it means. */
  terms: readonly (readonly [written: string, meaning: string])[];
};

/** How something is written by hand, folded below its title. */
export const FoldedHelp = ({ title, text, terms }: FoldedHelpProps) => (
  <details className={`${card.fold} ${styles.help}`}>
    <summary>{title}</summary>
    <p className="muted">{text}</p>
    <dl>
      {terms.map(([written, meaning]) => (
        <div key={written}>
          <dt>
            <bdi dir="ltr">{written}</bdi>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
