import card from './card.module.css';
import styles from './folded-help.module.css';

type FoldedHelpProps = {
  title: string;
  text: string;
  /** Notation, which is left to right in every language, with its meaning. */
  terms: readonly (readonly [written: string, meaning: string])[];
};

/** Help on a notation, collapsed below its title. */
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
