import {
  getGuestView,
  getHosts,
  getRegistry,
  getRegistryAccess,
  getShare,
  getSurprise,
  getUpiSettings,
  listLinks,
  type GuestView,
  type Registry,
  type RegistryAccess,
  type RegistryLink,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { aRegistry, aShare, newId, noSurprise, noUpi, onlyHost } from './fixtures.ts';
import { openScreen } from './open-screen.tsx';

export const aLink = (changes: Partial<RegistryLink> = {}): RegistryLink => ({
  id: newId(),
  label: null,
  url: 'https://tohfa.example/r/AAAAAAAAAAAAAAAAAAAAAA',
  paused: false,
  endsOn: null,
  ended: false,
  openings: [],
  ...changes,
});

export const hiddenContact: GuestView = {
  showsEmail: false,
  showsPhone: false,
  showsMessage: true,
  giftsPaused: false,
  pauseNote: null,
};

export const openAccess: RegistryAccess = {
  address: null,
  passcode: null,
  passcodeGuessedAt: null,
};

/** Replies to all that the settings read beside the registry. */
export function answerSettings() {
  testServer.reply(listLinks, { links: [aLink()] });
  testServer.reply(getRegistryAccess, openAccess);
  testServer.reply(getGuestView, hiddenContact);
  testServer.reply(getShare, { share: aShare() });
  testServer.reply(getHosts, onlyHost);
  testServer.reply(getUpiSettings, noUpi);
  testServer.reply(getSurprise, noSurprise);
}

interface Links {
  readonly links?: RegistryLink[];
  readonly access?: RegistryAccess;
  readonly registry?: Partial<Registry>;
}

export async function openLinks({ links = [aLink()], access = openAccess, ...of }: Links = {}) {
  const registry = aRegistry({ status: 'published', ...of.registry });
  testServer.reply(getRegistry, registry);
  answerSettings();
  testServer.reply(listLinks, { links });
  testServer.reply(getRegistryAccess, access);
  return { registry, ...(await openScreen(`/links/${registry.id}`)) };
}
