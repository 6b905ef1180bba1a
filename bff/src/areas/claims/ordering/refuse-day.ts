import { addDays, formatDay, todayInIndia } from '@gift-registry/bff-contract';
import type { Db } from '../../../platform/database/database.ts';
import { dayNotPossible } from '../claim-errors.ts';

/** The days on which the registry's host takes parcels; null without a limit. */
const findHostDays = (db: Db, registryId: string) =>
  db
    .selectFrom('registries')
    .select(['deliveryFrom', 'deliveryUntil'])
    .where('id', '=', registryId)
    .executeTakeFirst();

const inWords = (day: string): string => formatDay(day, 'UTC');

interface WantedDay {
  readonly registryId: string;
  readonly wantedDay: string | null;
  /** The parcel goes to the host. */
  readonly isForHost: boolean;
}

/** Refuses a day on which a parcel can't come: before tomorrow, or one that the host leaves out. */
export async function refuseDay(
  db: Db,
  { registryId, wantedDay, isForHost }: WantedDay,
): Promise<void> {
  if (wantedDay === null) return;
  const tomorrow = addDays(todayInIndia(), 1);
  if (wantedDay < tomorrow)
    throw dayNotPossible('Please choose a day from tomorrow on, so that we can send the gift.');
  if (!isForHost) return;
  const { deliveryFrom = null, deliveryUntil = null } = (await findHostDays(db, registryId)) ?? {};
  if (deliveryUntil !== null && deliveryUntil < tomorrow)
    throw dayNotPossible(
      'The days that suit your host are over. Please leave this empty, and we send the gift as soon as we can.',
    );
  if (deliveryFrom !== null && wantedDay < deliveryFrom)
    throw dayNotPossible(
      `Parcels reach your host from ${inWords(deliveryFrom)} on. Please choose that day or a later one.`,
    );
  if (deliveryUntil !== null && wantedDay > deliveryUntil)
    throw dayNotPossible(
      `Parcels reach your host until ${inWords(deliveryUntil)}. Please choose that day or an earlier one.`,
    );
}
