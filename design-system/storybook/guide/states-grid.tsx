import { Unstyled } from '@storybook/addon-docs/blocks';
import type { States } from './guide.ts';
import styles from './guide.module.css';
import { Picture } from './picture.tsx';

export function StatesGrid({ states, without, ofParts }: States) {
  return (
    <Unstyled>
      <div className={styles.states}>
        {Object.entries(states).map(([name, picture]) => (
          <figure key={name} className={styles.state}>
            <Picture>{picture}</Picture>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      {ofParts && (
        <p className={styles.note}>
          For {both.format(ofParts.states)} of its controls, see {both.format(ofParts.shownBy)}.
        </p>
      )}
      {without.length > 0 && (
        <p className={styles.note}>It has no state for {either.format(without)}.</p>
      )}
    </Unstyled>
  );
}

const both = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });
