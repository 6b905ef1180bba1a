import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../src/icon/icon.tsx';
import type { Comparison } from './guide.ts';
import styles from './guide.module.css';
import { Picture } from './picture.tsx';

export function Comparisons({ comparisons }: { comparisons: readonly Comparison[] }) {
  return comparisons.map((comparison) => (
    <Unstyled key={comparison.because}>
      <div className={styles.columns}>
        <Verdict good reason={comparison.because} picture={comparison.do} />
        <Verdict good={false} reason={comparison.butNot} picture={comparison.dont} />
      </div>
    </Unstyled>
  ));
}

type VerdictProps = { good: boolean; reason: string; picture: ReactNode };

function Verdict({ good, reason, picture }: VerdictProps) {
  return (
    <figure className={styles.verdict} data-good={good}>
      <Picture>{picture}</Picture>
      <figcaption>
        <strong>
          {good ? <CheckIcon /> : <CloseIcon />}
          {good ? 'Do' : 'Don’t'}
        </strong>{' '}
        {reason}
      </figcaption>
    </figure>
  );
}
