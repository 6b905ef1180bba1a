import type { z } from 'zod';
import {
  addDays,
  type setSurprise as setSurpriseRoute,
  type Surprise,
  todayIn,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockAsOwner, requireHost, publishHostsChanged } from '../registries/index.ts';
import { findSurprise, startSurprise } from './surprise.repository.ts';

type Dependencies = Pick<AppDependencies, 'config' | 'db'>;

export async function getSurprise(
  { config, db }: Dependencies,
  userId: string,
  registryId: string,
): Promise<Surprise> {
  await requireHost(db, userId, registryId);
  return { ...(await findSurprise(db, registryId)), offered: config.surprises };
}

const refused = (message: string): AppError =>
  new AppError('invalid-input', message, { field: 'until' });

/** A zone that Node and PostgreSQL know; null keeps the stored one. */
function knownZone(timeZone: string | undefined): string | null {
  return timeZone !== undefined && Intl.supportedValuesOf('timeZone').includes(timeZone)
    ? timeZone
    : null;
}

const isLater = (day: string, years: number): boolean => day > addDays(todayIn('UTC'), years * 366);

/** Starts a surprise, or ends a running one today: a host can't look earlier by setting another day. */
export const setSurprise = (
  { config, db }: Dependencies,
  userId: string,
  registryId: string,
  { until, timeZone }: z.output<typeof setSurpriseRoute.body>,
): Promise<Surprise> =>
  transact(db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    const now = await findSurprise(trx, registryId);
    if (!now.hidden && !config.surprises) throw refused('Surprises are not offered at the moment.');
    if (now.hidden && until !== now.today)
      throw refused('A running surprise can only be ended today.');
    if (!now.hidden && until <= now.today) throw refused('Please choose a day after today.');
    if (isLater(until, 3)) throw refused('Please choose a day within three years.');
    // A running surprise keeps its zone: another one would move its end.
    const ownZone = now.hidden ? null : knownZone(timeZone);
    await startSurprise(trx, registryId, until, ownZone);
    await publishHostsChanged(trx, registryId);
    return { ...(await findSurprise(trx, registryId)), offered: config.surprises };
  });
