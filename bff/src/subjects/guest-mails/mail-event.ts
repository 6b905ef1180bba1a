import { occasions, type Occasion } from '@gift-registry/bff-contract';
import type { MailEvent } from '@gift-registry/workers-contract';
import type { Db } from '../../platform/database/database.ts';

interface RegistryEvent {
  readonly occasion: string;
  readonly eventDate: string;
  readonly ownerFirstName: string;
}

const isOccasion = (occasion: string): occasion is Occasion =>
  (occasions as readonly string[]).includes(occasion);

/** One word, because a name of several may be a message: 'Your parcel waits'. */
export const firstNameOf = (name: string): string | null =>
  /^[\p{L}\p{M}'’-]{1,20}(?=\s|$)/u.exec(name)?.[0] ?? null;

export const mailEvent = ({ occasion, eventDate, ownerFirstName }: RegistryEvent): MailEvent => ({
  occasion: isOccasion(occasion) ? occasion : 'other',
  date: eventDate,
  hostName: firstNameOf(ownerFirstName),
});

export const findMailEvent = async (db: Db, registryId: string): Promise<MailEvent> =>
  mailEvent(
    await db
      .selectFrom('registries')
      .innerJoin('profiles as owner', 'owner.id', 'registries.ownerId')
      .select(['occasion', 'eventDate', 'owner.firstName as ownerFirstName'])
      .where('registries.id', '=', registryId)
      .executeTakeFirstOrThrow(),
  );
