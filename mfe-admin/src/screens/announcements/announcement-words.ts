import type { AnnouncementForm, AnnouncementRow } from '@gift-registry/bff-contract';

export const audienceWords: Readonly<Record<AnnouncementForm['audience'], string>> = {
  everybody: 'Everybody',
  hosts: 'Hosts',
  guests: 'Guests',
};

export const kindWords: Readonly<Record<AnnouncementForm['kind'], string>> = {
  news: 'News',
  warning: 'Warning of what comes',
  problem: 'Problem that is there',
};

export const stateWords: Readonly<Record<AnnouncementRow['state'], string>> = {
  planned: 'Planned',
  live: 'Live',
  ended: 'Ended',
};

export const stateTones = { planned: 'info', live: 'success', ended: 'neutral' } as const;
