import { Page } from '@gift-registry/design-system/layout';
import { CreateScene, GiftedScene, ShareScene } from './step-scenes.tsx';
import styles from './three-steps.module.css';

const steps = [
  {
    title: 'Create',
    text: 'Name your occasion and add gifts from our catalogue, or from any website.',
    Scene: CreateScene,
  },
  {
    title: 'Share',
    text: 'Send one link to everyone. Guests need no account to look or to give.',
    Scene: ShareScene,
  },
  {
    title: 'Get Gifted',
    text: 'Every purchase is marked at once, so no gift is given twice.',
    Scene: GiftedScene,
  },
];

export function ThreeSteps() {
  return (
    <Page width="wide">
      <h2 className={styles.heading}>Three steps to gifts that are wanted</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, Scene }, index) => (
          <li key={title} className={styles.step}>
            <Scene />
            <h3 className={styles.title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
