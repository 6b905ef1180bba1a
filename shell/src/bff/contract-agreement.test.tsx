import * as contract from '@gift-registry/bff-contract';
import { useLazyComponent } from '@gift-registry/shell-contract';
import { cacheDocumentReplies } from '@gift-registry/shell-contract/document-replies';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import * as document from './document.ts';
import { readServerEvent } from './server-event.ts';
import { sessionReply, type SessionReply } from './session.ts';

// Every page loads the shell, so it parses with small schemas of its own; they must match the contract.

test('the shell parses the releases of the contract', () => {
  const definition: contract.PageDefinition = {
    screen: 'home',
    path: '/',
    title: 'Home',
    description: 'Home',
    entries: [{ path: '/first', title: 'First', description: 'The first' }],
  };
  for (const access of contract.page.shape.access.unwrap().options)
    for (const chrome of contract.page.shape.chrome.unwrap().options) {
      const page: document.Page = contract.routedPage.parse({ ...definition, access, chrome });
      expect(parse(document.page, page)).toStrictEqual(page);
    }
});

test('the shell and the contract use the same ids for the JSON blocks of the document', () => {
  expect(document.releasesId).toBe(contract.releaseTableId);
  expect(document.settingsId).toBe(contract.documentSettingsId);
  expect(document.repliesId).toBe(contract.documentRepliesId);
});

test('the shell parses the session of the contract for every role', () => {
  for (const role of contract.roles) {
    const reply: contract.SessionReply = {
      user: {
        id: '0193e3a0-0000-7000-8000-000000000000',
        email: 'a@example.com',
        firstName: 'Asha',
        lastName: 'Rao',
        role,
      },
      csrfToken: 'token',
      hostView: {
        registryId: '0193e3a0-0000-7000-8000-000000000001',
        ...{ registryName: 'Asha weds Dev', ownerName: 'Asha Rao' },
        endsAt: '2026-11-26T10:00:00.000Z',
      },
    };
    const read: SessionReply = parse(sessionReply, reply);
    expect(read).toStrictEqual(contract.sessionReply.parse(reply));
  }
});

test('the shell parses every event of the contract', () => {
  const samples: Record<contract.ServerEvent['type'], contract.ServerEvent> = {
    'registry-changed': { type: 'registry-changed', registryId: '1', version: 2 },
    'share-revoked': { type: 'share-revoked', registryId: '1' },
    joined: { type: 'joined', shares: { code: { registryId: '1', version: 2 } } },
    'signed-out': { type: 'signed-out' },
  };
  for (const option of contract.serverEvent.options) {
    const sample = samples[option.shape.type.value];
    expect(readServerEvent(JSON.stringify(sample))).toStrictEqual(sample);
  }
});

test('the shell ignores unknown and malformed events', () => {
  for (const text of ['', '{', '{"type":"new"}', 'null', 7, undefined])
    expect(readServerEvent(text)).toBeUndefined();
});

test('a lazy component that fails to load shows the network error of the contract', async () => {
  const load = () => Promise.reject(new Error('offline'));
  function Page() {
    useLazyComponent(load, true);
    return null;
  }
  const { toasts } = renderScreen(<Page />);
  expect(await toasts().findByText(contract.errorMessages.network)).toBeVisible();
});

test('a reply of the document has the key of its read', () => {
  const request = { params: { shareCode: 'a/b ?' }, query: { page: 1, search: 'brass lamp' } };
  const route = { path: '/api/shared/:shareCode/items' };
  const client = new QueryClient();
  const path = contract.urlOf(route.path, request);
  cacheDocumentReplies(client, [{ path, status: 200, body: 'list' }]);
  expect(client.getQueryData(contract.queryKeyOf(route, request))).toBe('list');
});
