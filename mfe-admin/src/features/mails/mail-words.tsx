import type { TeamMailRow } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import styles from './mail-state.module.css';

type Props = Pick<TeamMailRow, 'state' | 'reason'>;

export function MailState({ state, reason }: Props) {
  return (
    <>
      <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

type State = TeamMailRow['state'];

export const mailPath = (id: string): string => `/admin/notifications/mails/${id}`;

export const stateWords: Readonly<Record<State, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed, tries again',
  'given-up': 'Given up',
  held: 'Held back',
};

const stateTones = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'warning',
  'given-up': 'danger',
  held: 'neutral',
} as const satisfies Record<State, string>;

/** Returns false for a mail that is on its way, and for one whose link or code has ended. */
export const isSendable = ({ state, sendableUntil }: TeamMailRow): boolean =>
  sendableUntil !== null && state !== 'waiting';

/** The words of the button: some mails go out for the first time, or only sooner. */
export const sendWords = ({ state }: TeamMailRow): string =>
  state === 'held' || state === 'failed' ? 'Send now' : 'Send again';
