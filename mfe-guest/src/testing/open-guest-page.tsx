import {
  getSharedRegistry,
  listMyGifts,
  listSharedItems,
  type GuestGift,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { configure } from '@testing-library/react';
import SharedRegistryPage from '../shared-registry/shared-registry-page.tsx';
import WishListPage from '../wish-list/wish-list-page.tsx';
import { aRegistry, shareCode } from './fixtures.ts';

// Long enough for a loaded machine; a passing test never waits this long.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

interface SharedData {
  readonly registry?: SharedRegistry;
  readonly items?: readonly SharedItem[];
  /** The gifts of this browser's guest. */
  readonly gifts?: readonly GuestGift[];
  /** The version of the wish list. Default 1. */
  readonly version?: number;
}

/** Sets the replies of the three reads that a guest's page makes. Call it again for a changed registry. */
export function serveRegistry({ registry, items = [], gifts = [], version = 1 }: SharedData): void {
  testServer.reply(getSharedRegistry, registry ?? aRegistry());
  testServer.reply(listSharedItems, { version, items: [...items] });
  testServer.reply(listMyGifts, { gifts: [...gifts] });
}

/** Opens `/r`, `/r/:shareCode` or `/guest` as a guest without an account. */
export const openPage = (path: string) =>
  renderScreen((pathname) => (pathname === '/guest' ? <WishListPage /> : <SharedRegistryPage />), {
    path,
    params: (pathname) => ({ shareCode: pathname.split('/')[2] }),
  });

export function openSharedRegistry(data: SharedData = {}) {
  serveRegistry(data);
  return openPage(`/r/${shareCode}`);
}

export function openWishList(data: SharedData = {}) {
  serveRegistry(data);
  return openPage(`/guest?code=${shareCode}`);
}
