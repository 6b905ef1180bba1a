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
import { hasGivenBefore } from '../features/own-gifts/use-my-gifts.ts';
import AskPage from '../screens/ask-page.tsx';
import ContributePage from '../screens/contribute-page.tsx';
import GiftPage from '../screens/gift-page.tsx';
import OrderPage from '../screens/order/order-page.tsx';
import OpenPage from '../screens/open-page.tsx';
import PayPage from '../screens/pay-page.tsx';
import PurchasePage from '../screens/purchase-page.tsx';
import SharedRegistryPage from '../screens/shared-registry/shared-registry-page.tsx';
import JoinLinePage from '../screens/join-line-page.tsx';
import MailedAnswerPage from '../screens/mailed-answer-page.tsx';
import MailedGiftPage from '../screens/mailed-gift-page.tsx';
import MailedWaitPage from '../screens/mailed-wait-page.tsx';
import WishListPage from '../screens/wish-list/wish-list-page.tsx';
import YourGiftsPage from '../screens/your-gifts/your-gifts-page.tsx';
import { aRegistry, shareCode } from './fixtures.ts';

// Long enough for a loaded machine; a passing test never waits this long.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

interface SharedData {
  readonly registry?: SharedRegistry;
  readonly items?: readonly SharedItem[];
  readonly gifts?: readonly GuestGift[];
  readonly version?: number;
}

export function serveRegistry({ registry, items = [], gifts = [], version = 1 }: SharedData): void {
  testServer.reply(getSharedRegistry, registry ?? aRegistry());
  testServer.reply(listSharedItems, { version, items: [...items] });
  testServer.reply(listMyGifts, { gifts: [...gifts] });
  // As an earlier visit of this guest left it.
  if (gifts.length > 0) hasGivenBefore.write();
}

function PageAt({ pathname }: { readonly pathname: string }) {
  if (pathname === '/guest') return <WishListPage />;
  if (pathname.startsWith('/order/')) return <OrderPage />;
  if (pathname.includes('/pay/')) return <PayPage />;
  if (pathname.includes('/answer/')) return <MailedGiftPage />;
  if (pathname.includes('/waiting/')) return <MailedWaitPage />;
  if (pathname.includes('/answers/')) return <MailedAnswerPage />;
  if (pathname.endsWith('/open')) return <OpenPage />;
  if (pathname.endsWith('/ask')) return <AskPage />;
  if (pathname.endsWith('/wait')) return <JoinLinePage />;
  if (pathname.endsWith('/mine')) return <YourGiftsPage />;
  if (pathname.endsWith('/purchase')) return <PurchasePage />;
  if (pathname.endsWith('/contribute')) return <ContributePage />;
  if (pathname.includes('/gifts/')) return <GiftPage />;
  return <SharedRegistryPage />;
}

export const openPage = (path: string) =>
  renderScreen((pathname) => <PageAt pathname={pathname} />, {
    path,
    params: (pathname) => ({
      shareCode: pathname.split('/')[2],
      itemId: pathname.split('/')[4],
      giftId: pathname.split('/')[4],
      number: pathname.split('/')[2],
      token: decodeURIComponent(pathname.split('/')[4] ?? ''),
    }),
  });

export function openSharedRegistry(data: SharedData = {}) {
  serveRegistry(data);
  return openPage(`/r/${shareCode}`);
}

export function openWishList(data: SharedData = {}) {
  serveRegistry(data);
  return openPage(`/guest?code=${shareCode}`);
}
