import { Page } from '@gift-registry/design-system/layout';
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

/** A strip that scrolls by hand: text that moves by itself cannot be read by everyone. */
export function GiftingRegrets() {
  return (
    <section className={styles.regrets} aria-labelledby="gifting-regrets">
      <Page>
        <h2 id="gifting-regrets" className={styles.heading}>
          Gifting regrets we have all heard
        </h2>
      </Page>
      <ul className={styles.strip} tabIndex={0} aria-label="Gifting regrets">
        {regrets.map(({ words, who }) => (
          <li key={who} className={styles.regret}>
            <blockquote>
              <p className={styles.words}>“{words}”</p>
            </blockquote>
            <p className={styles.who}>{who}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
