import { Page } from '@gift-registry/design-system/layout';
import styles from './three-steps.module.css';

const steps = [
  {
    title: 'Create',
    text: 'Name your occasion and add gifts from our catalogue, or from any website.',
  },
  { title: 'Share', text: 'Send one link to everyone. Guests need no account to look or to give.' },
  {
    title: 'Get Gifted',
    text: 'Every purchase is marked at once, so no gift is given twice.',
  },
];

export function ThreeSteps() {
  return (
    <Page>
      <h2 className={styles.heading}>Three steps to gifts that are wanted</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
