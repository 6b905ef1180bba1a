import { IconButton } from '@gift-registry/design-system/icon-button';
import { Page } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import { PauseIcon, PlayIcon } from '../../features/platform/icons.ts';
import styles from './gifting-regrets.module.css';

const regrets = [
  { quote: 'We were given four toasters. We do not even eat bread.', author: 'Ananya, Pune' },
  {
    quote: 'I spent a week choosing a vase. It turned out to be the third.',
    author: 'Rahul, Delhi',
  },
  { quote: 'Eleven photo frames, and nobody asked what we needed.', author: 'Fatima, Hyderabad' },
  {
    quote: 'I gave cash again, because I had no idea what they would like.',
    author: 'Joseph, Kochi',
  },
  {
    quote: 'The baby had outgrown every single dress before she could wear it.',
    author: 'Priya, Chennai',
  },
];

export function GiftingRegrets() {
  const [paused, setPaused] = useState(false);
  return (
    <section className={styles.regrets} aria-labelledby="gifting-regrets">
      <Page width="wide" className={styles.top}>
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
          {/* The second copy makes the loop seamless. */}
          <Quotes copy />
        </div>
      </div>
    </section>
  );
}

function Quotes({ copy = false }: { copy?: boolean }) {
  return (
    <ul className={styles.quotes} aria-hidden={copy || undefined}>
      {regrets.map(({ quote, author }) => (
        <li key={author} className={styles.regret}>
          <blockquote>
            <p className={styles.quote}>“{quote}”</p>
          </blockquote>
          <p className={styles.author}>{author}</p>
        </li>
      ))}
    </ul>
  );
}
