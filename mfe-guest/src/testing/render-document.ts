import {
  getSharedRegistry,
  listMyGifts,
  listSharedItems,
  urlOf,
  type DocumentForm,
  type GuestGift,
  type RouteShape,
  type SharedItem,
  type SharedRegistry,
  getUpiHandOver,
  type UpiHandOver,
} from '@gift-registry/bff-contract';
import { renderScreenToHtml } from '@gift-registry/shell-contract/server';
import type { ComponentType } from 'react';
import { aRegistry, shareCode } from './fixtures.ts';

interface DocumentData {
  readonly path?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Null: the code opens no registry. */
  readonly registry?: SharedRegistry | null;
  readonly items?: readonly SharedItem[];
  readonly gifts?: readonly GuestGift[];
  readonly handOver?: UpiHandOver;
  readonly form?: DocumentForm;
}

afterEach(() => document.body.replaceChildren());

const notFound = { error: { code: 'not-found', message: 'Not here.', requestId: '1' } };

export function renderDocument(Screen: ComponentType, data: DocumentData = {}): HTMLElement {
  const { path = `/r/${shareCode}`, params = { shareCode }, items = [], gifts = [], form } = data;
  const { handOver } = data;
  const { registry = aRegistry() } = data;
  const reply = (route: RouteShape, body: unknown) => ({
    path: urlOf(route.path, { params: { shareCode, ...params } }),
    status: registry ? 200 : 404,
    body: registry ? body : notFound,
  });
  document.body.innerHTML = renderScreenToHtml(Screen, {
    path,
    params,
    replies: [
      reply(getSharedRegistry, registry),
      reply(listSharedItems, { version: 1, items }),
      reply(listMyGifts, { gifts }),
      ...(handOver ? [reply(getUpiHandOver, handOver)] : []),
    ],
    ...(form ? { form } : {}),
  });
  return document.body;
}
