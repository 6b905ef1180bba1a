import { IconButton } from '@gift-registry/design-system/icon-button';
import { Page } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import { PauseIcon, PlayIcon } from '../drawings/icons.tsx';
import styles from './gifting-regrets.module.css';

const regrets = [
  { words: 'We were given four toasters. We do not even eat bread.', who: 'Ananya, Pune' },
  { words: 'I spent a week choosing a vase. It turned out to be the third.', who: 'Rahul, Delhi' },
  { words: 'Eleven photo frames, and nobody asked what we needed.', who: 'Fatima, Hyderabad' },
  { words: 'I gave cash again, because I had no idea what they would like.', who: 'Joseph, Kochi' },
  {
    words: 'The baby had outgrown every single dress before she could wear it.',
    who: 'Priya, Chennai',
  },
];

/** A strip that moves slowly, and stands still for everyone who asks: by its button, by pointing, or in their system. */
export function GiftingRegrets() {
  const [paused, setPaused] = useState(false);
  return (
    <section className={styles.regrets} aria-labelledby="gifting-regrets">
      <Page className={styles.top}>
        <h2 id="gifting-regrets" className={styles.heading}>
          Gifting regrets we have all heard
        </h2>
        <IconButton
          label={paused ? 'Move the quotes' : 'Pause the quotes'}
          className={styles.pause}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      </Page>
      <div
        className={styles.window}
        tabIndex={0}
        role="group"
        aria-label="Gifting regrets"
        data-paused={paused || undefined}
      >
        <div className={styles.belt}>
          <Quotes />
          {/* The second copy closes the circle. */}
          <Quotes copy />
        </div>
      </div>
    </section>
  );
}

function Quotes({ copy = false }: { copy?: boolean }) {
  return (
    <ul className={styles.quotes} aria-hidden={copy || undefined}>
      {regrets.map(({ words, who }) => (
        <li key={who} className={styles.regret}>
          <blockquote>
            <p className={styles.words}>“{words}”</p>
          </blockquote>
          <p className={styles.who}>{who}</p>
        </li>
      ))}
    </ul>
  );
}
