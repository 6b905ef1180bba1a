import { withoutLinks, occasions, type Occasion } from '@gift-registry/bff-contract';
import type { MailEvent } from '@gift-registry/workers-contract';
import type { Db } from '../../platform/database/database.ts';
import { findRegistryEvent, type RegistryEvent } from './mails.repository.ts';

interface Names {
  readonly guestName: string;
  readonly productName: string;
  readonly registryName: string;
}

/** For an address that nobody has confirmed. */
export const noNames: Names = {
  guestName: 'there',
  productName: 'your gift',
  registryName: 'a gift registry',
};

export const guestInMail = (name: string): string => withoutLinks(name, 30) || noNames.guestName;

export const registryInMail = (name: string): string =>
  withoutLinks(name, 100) || noNames.registryName;

export const namesInMail = ({ guestName, productName, registryName }: Names): Names => ({
  guestName: guestInMail(guestName),
  productName: withoutLinks(productName, 120) || noNames.productName,
  registryName: registryInMail(registryName),
});

const isOccasion = (occasion: string): occasion is Occasion =>
  (occasions as readonly string[]).includes(occasion);

/** One word, because a name of several may be a message: 'Your parcel waits'. */
const firstNameOf = (name: string): string | null =>
  /^[\p{L}\p{M}'’-]{1,20}(?=\s|$)/u.exec(name)?.[0] ?? null;

export const mailEvent = ({
  occasion,
  eventDate,
  ownerFirstName,
  theme,
}: RegistryEvent): MailEvent => ({
  occasion: isOccasion(occasion) ? occasion : 'other',
  date: eventDate,
  hostName: firstNameOf(ownerFirstName),
  theme,
});

export const findMailEvent = async (db: Db, registryId: string): Promise<MailEvent> =>
  mailEvent(await findRegistryEvent(db, registryId));
