import type { TeamMailRow } from '@gift-registry/bff-contract';

type State = TeamMailRow['state'];

export const mailPath = (id: string): string => `/admin/notifications/mails/${id}`;

export const stateWords: Readonly<Record<State, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed, tries again',
  'given-up': 'Given up',
};

export const stateTones = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'warning',
  'given-up': 'danger',
} as const satisfies Record<State, string>;

/** True when a press can send it: what is on its way is not sent twice, and an ended link helps nobody. */
export const isSendable = ({ state, isHeld, sendableUntil }: TeamMailRow): boolean =>
  sendableUntil !== null && (isHeld || state === 'sent' || state === 'given-up');

/** A mail that waits for room goes out for the first time. */
export const sendWords = ({ isHeld }: TeamMailRow): string => (isHeld ? 'Send now' : 'Send again');
