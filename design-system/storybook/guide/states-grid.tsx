import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.ts';
import styles from './guide.module.css';
import { Picture } from './picture.tsx';

const USUAL = ['hover', 'active', 'focus', 'disabled', 'loading', 'error'];

export function StatesGrid({ states }: Pick<Guide, 'states'>) {
  const names = Object.keys(states).map((name) => name.toLowerCase());
  const missing = USUAL.filter((usual) => !names.some((name) => name.startsWith(usual)));
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
      {missing.length > 0 && (
        <p className={styles.note}>It has no state for {wordList.format(missing)}.</p>
      )}
    </Unstyled>
  );
}

const wordList = new Intl.ListFormat('en', { type: 'disjunction' });
