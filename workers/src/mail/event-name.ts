import { formatDay, formatEventDate } from '@gift-registry/bff-contract/formats';
import type { MailEvent } from '@gift-registry/workers-contract';

const words: Readonly<Record<MailEvent['occasion'], string>> = {
  'baby-shower': 'baby shower',
  birthday: 'birthday',
  wedding: 'wedding',
  housewarming: 'house warming',
  anniversary: 'anniversary',
  graduation: 'graduation',
  other: 'celebration',
};

export function celebration({ occasion, hostName }: MailEvent): string {
  const word = words[occasion];
  if (hostName !== null) return `${hostName}’s ${word}`;
  return `${occasion === 'anniversary' ? 'an' : 'a'} ${word}`;
}

export const celebrationAndDay = (event: MailEvent): string =>
  `${celebration(event)} on ${formatEventDate(event.date)}`;

export const celebrationInShort = (event: MailEvent): string =>
  `${celebration(event)}, ${formatDay(event.date, 'UTC')}`;
