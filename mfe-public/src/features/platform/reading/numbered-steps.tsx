import styles from './numbered-steps.module.css';

type Step = { readonly heading: string; readonly text: string };

export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ heading, text }, index) => (
        <li key={heading} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
