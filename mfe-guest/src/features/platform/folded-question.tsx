import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import type { ReactNode } from 'react';
import styles from './folded-question.module.css';

interface Props {
  readonly summary: string;
  readonly question: string;
  readonly children: ReactNode;
}

/** Asks before it acts, also without scripts: the button is folded into the question. */
export function FoldedQuestion({ summary, question, children }: Props) {
  return (
    <details>
      <summary className={styles.summary}>{summary}</summary>
      <Card>
        <Stack gap={4}>
          <h2 className={styles.question}>{question}</h2>
          {children}
        </Stack>
      </Card>
    </details>
  );
}
