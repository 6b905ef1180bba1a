import { withoutLinks, type MailSubject } from '@gift-registry/bff-contract';
import type { MailData } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { flagUnusualNetworks, takeUntoldRegistries } from '../giving/index.ts';
import type { MailSettingsLinks } from '../mails/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import {
  takeEndsForHosts,
  takeDigests,
  findMailedHosts,
  takeNoticesAtOnce,
  writeNotices,
  type GiftNews,
} from './host-mails.repository.ts';
import {
  takeCompletionOffers,
  takeEventReminders,
  takeGuestDataWarnings,
  takeReveals,
  type HostOccasion,
} from './occasions.repository.ts';

interface HostMailDependencies extends Pick<AppDependencies, 'db' | 'outbox' | 'config'> {
  readonly links: MailSettingsLinks;
}

/** More gifts stand in the Gift Book. */
const MAX_LISTED = 10;

type Person = Pick<GiftNews, 'userId' | 'firstName' | 'registryId' | 'registryName'>;

const common = ({ links, config }: HostMailDependencies, person: Person, about: MailSubject) => ({
  firstName: person.firstName || 'there',
  registryName: withoutLinks(person.registryName, 100) || 'your registry',
  bookLink: `${linkOrigin(config)}/gifts/${person.registryId}`,
  settingsLink: links.settings(person.userId),
  unsubscribeLink: links.oneClick(person.userId, about),
});

/** A gift that guests gave together is one gift: its parts are not listed beside it. */
function withoutParts(gifts: GiftNews['gifts']): GiftNews['gifts'] {
  const wholes = new Set(gifts.map(({ id }) => id));
  return gifts.filter(({ partOf }) => partOf === null || !wholes.has(partOf));
}

async function mailGifts(
  deps: HostMailDependencies,
  trx: Db,
  news: readonly GiftNews[],
  digest: boolean,
): Promise<void> {
  for (const { gifts: told, ...person } of news) {
    const gifts = withoutParts(told);
    await deps.outbox.mail(
      trx,
      {
        template: 'host-gifts',
        to: person.email,
        data: {
          ...common(deps, person, 'gifts'),
          digest,
          gifts: gifts
            .slice(0, MAX_LISTED)
            .map(({ id: _id, partOf: _partOf, message, ...gift }) => ({
              ...gift,
              giverName: gift.readyToBuy
                ? 'Your guests'
                : withoutLinks(gift.giverName, 50) || 'A guest',
              productName: withoutLinks(gift.productName, 120) || 'A gift',
              message: message === null ? null : withoutLinks(message, 300) || null,
            })),
          more: Math.max(0, gifts.length - MAX_LISTED),
        },
      },
      { registryId: person.registryId },
    );
  }
}

async function mailOccasion(
  deps: HostMailDependencies,
  trx: Db,
  occasions: readonly HostOccasion[],
  occasion: MailData<'host-occasion'>['occasion'],
): Promise<void> {
  for (const { email, eventDate, left, days, ...person } of occasions)
    await deps.outbox.mail(
      trx,
      {
        template: 'host-occasion',
        to: email,
        data: {
          ...common(deps, person, 'events'),
          ...{ occasion, eventDate, left, days },
          completeLink: `${linkOrigin(deps.config)}/registry-settings/${person.registryId}#complete`,
        },
      },
      { registryId: person.registryId },
    );
}

export async function mailGiftNews(deps: HostMailDependencies): Promise<void> {
  await transact(deps.db, (trx) => writeNotices(trx));
  await transact(deps.db, async (trx) => mailGifts(deps, trx, await takeNoticesAtOnce(trx), false));
  await transact(deps.db, async (trx) => mailGifts(deps, trx, await takeDigests(trx), true));
  deps.outbox.wake();
}

export async function mailEndedPromises(deps: HostMailDependencies): Promise<void> {
  await transact(deps.db, async (trx) => {
    for (const { promises, email, ...host } of await takeEndsForHosts(trx))
      await deps.outbox.mail(
        trx,
        {
          template: 'promises-ended',
          to: email,
          data: {
            ...common(deps, host, 'gifts'),
            promises: promises.slice(0, MAX_LISTED).map(({ amount, ...promise }) => ({
              amount,
              giverName: withoutLinks(promise.giverName, 50) || 'A guest',
              productName: withoutLinks(promise.productName, 120) || 'A gift',
            })),
            more: Math.max(0, promises.length - MAX_LISTED),
          },
        },
        { registryId: host.registryId },
      );
  });
  deps.outbox.wake();
}

/** Flags networks that give unusually much, shows it on open pages, and mails the hosts. */
export async function tellOfUnusualNetworks(deps: HostMailDependencies): Promise<void> {
  await transact(deps.db, async (trx) => {
    for (const registryId of await flagUnusualNetworks(trx))
      await publishRegistryChanged(trx, registryId, 'host');
    for (const host of await findMailedHosts(trx, await takeUntoldRegistries(trx)))
      await deps.outbox.mail(
        trx,
        { template: 'unusual-gifts', to: host.email, data: common(deps, host, 'gifts') },
        { registryId: host.registryId },
      );
  });
  deps.outbox.wake();
}

export async function revealGifts(deps: HostMailDependencies): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { registryIds, occasions } = await takeReveals(trx);
    await mailOccasion(deps, trx, occasions, 'book-open');
    for (const registryId of registryIds) await publishRegistryChanged(trx, registryId, 'host');
  });
  deps.outbox.wake();
}

export async function mailOccasions(deps: HostMailDependencies): Promise<void> {
  const { db, config, outbox } = deps;
  await transact(db, async (trx) =>
    mailOccasion(deps, trx, await takeEventReminders(trx), 'event-soon'),
  );
  await transact(db, async (trx) =>
    mailOccasion(deps, trx, await takeCompletionOffers(trx), 'completion'),
  );
  await transact(db, async (trx) =>
    mailOccasion(
      deps,
      trx,
      await takeGuestDataWarnings(trx, config.guestDataDays),
      'guest-data-ends',
    ),
  );
  outbox.wake();
}
