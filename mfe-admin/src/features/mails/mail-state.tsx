import type { TeamMailRow } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import styles from './mail-state.module.css';
import { stateTones, stateWords } from './mail-words.ts';

type Props = Pick<TeamMailRow, 'state' | 'reason'>;

export function MailState({ state, reason }: Props) {
  return (
    <>
      <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}
