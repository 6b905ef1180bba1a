import { formatDay, type Found } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { findPeople } from '../accounts/index.ts';
import { findTeamMails } from '../mails/index.ts';
import { findOrderRows } from '../orders/index.ts';
import { findTeamRegistries } from './team-registries.repository.ts';

const MOST = 5;

const newest = { sort: '-created', limit: MOST } as const;

/** Each list searches as its own page does, so a search is as fast and finds the same. */
export async function searchTeam(db: Db, search: string): Promise<Found[]> {
  const [orders, registries, people, mails] = await Promise.all([
    findOrderRows(db, { view: 'all', search }, { sort: 'usual', limit: MOST }),
    findTeamRegistries(db, { search }, newest),
    findPeople(db, { search }, newest),
    findTeamMails(db, { search }, newest),
  ]);
  return [
    ...orders.map(({ number, guestName, productName }) => ({
      subject: `order:${number}`,
      title: number,
      note: `${productName}, by ${guestName}`,
    })),
    ...registries.map(({ id, name, ownerName, ownerEmail }) => ({
      subject: `registry:${id}`,
      title: name,
      note: ownerName || ownerEmail,
    })),
    ...people.map(({ id, name, email }) => ({
      subject: `user:${id}`,
      title: name || email,
      note: email,
    })),
    ...mails.map(({ id, template, recipient, createdAt }) => ({
      subject: `mail:${id}`,
      title: recipient,
      note: `${template}, ${formatDay(new Date(createdAt).toISOString())}`,
    })),
  ];
}
