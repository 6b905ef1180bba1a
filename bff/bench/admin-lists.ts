import {
  listAuditEntries,
  listPeople,
  listQueries,
  listTeamMails,
  listTeamProducts,
  listTeamRegistries,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { createTestApp } from '../src/testing/test-app.ts';
import type { TestClient } from '../src/testing/test-client.ts';
import { compareFirstPages, teamOf, type FirstPage } from './measuring/first-pages.ts';
import { databaseOfManyRows } from './samples/many-rows.ts';

const FEW = 10_000;
const MANY = 1_000_000;

const platformOf = async (registries: number) =>
  teamOf(await createTestApp({ database: await databaseOfManyRows(registries) }));

const pagesOf = <Query>(
  things: string,
  read: (client: TestClient, query: Query) => Promise<unknown>,
  queries: Readonly<Record<string, Query>>,
): readonly FirstPage[] =>
  Object.entries(queries).map(([name, query]) => [
    `${things}, ${name}`,
    (client) => read(client, query),
  ]);

const monthsAgo = (months: number) =>
  new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10);

const email = 'bela.iyera333.4321@example.com';
const registry = 'Bela and Ravi 4321';
const nobody = 'nobody at all';

const pages: readonly FirstPage[] = [
  ...pagesOf(
    'registries',
    (client, query: RequestOf<typeof listTeamRegistries>['query']) =>
      client.call(listTeamRegistries, { query }),
    {
      newest: {},
      'by name': { sort: 'name' },
      'by date': { sort: '-event' },
      published: { state: 'published' },
      paused: { state: 'paused' },
      deleted: { state: 'deleted' },
      birthdays: { occasion: 'birthday' },
      'of unusual gifts': { unusual: 'today' },
      'of a month long ago': { eventFrom: monthsAgo(21), eventUntil: monthsAgo(20) },
      'search of a name': { search: registry },
      'search of a name of many': { search: 'asha' },
      'search of an email': { search: email },
      'search of nobody': { search: nobody },
    },
  ),
  ...pagesOf(
    'people',
    (client, query: RequestOf<typeof listPeople>['query']) => client.call(listPeople, { query }),
    {
      newest: {},
      'by email': { sort: 'email' },
      hosts: { role: 'host' },
      admins: { role: 'admin' },
      locked: { state: 'locked' },
      unconfirmed: { state: 'unconfirmed' },
      'search of an email': { search: email },
      'search of a name of many': { search: 'asha' },
      'search of nobody': { search: nobody },
    },
  ),
  ...pagesOf(
    'mails',
    (client, query: RequestOf<typeof listTeamMails>['query']) =>
      client.call(listTeamMails, { query }),
    {
      newest: {},
      oldest: { sort: 'created' },
      'given up': { state: 'given-up' },
      'of one template': { template: 'gift-told' },
      'search of an email': { search: email },
      'search of the beginning of an email': { search: 'bela.iyera333' },
      'search of a part of many': { search: 'asha' },
      'search of a domain': { search: '@example.com' },
      'search of an email among those given up': { search: email, state: 'given-up' },
      'search of nobody': { search: nobody },
    },
  ),
  ...pagesOf(
    'queries',
    (client, query: RequestOf<typeof listQueries>['query']) => client.call(listQueries, { query }),
    {
      newest: {},
      open: { state: 'open' },
      answered: { state: 'answered' },
      'search of an email': { search: email },
      'search of words of many': { search: 'wrong price' },
      'search of nobody': { search: nobody },
    },
  ),
  ...pagesOf(
    'audit entries',
    (client, query: RequestOf<typeof listAuditEntries>['query']) =>
      client.call(listAuditEntries, { query }),
    {
      newest: {},
      oldest: { sort: 'at' },
      'of the team': { kind: 'team' },
      'of releases': { kind: 'releases' },
      'of one action': { action: 'gifts-paused' },
      'until a year ago': { until: monthsAgo(12) },
      'of a month long ago': { from: monthsAgo(21), until: monthsAgo(20) },
      'search of an email': { search: email },
      'search of a name of many': { search: 'asha' },
      'search of nobody': { search: nobody },
    },
  ),
  ...pagesOf(
    'products',
    (client, query: RequestOf<typeof listTeamProducts>['query']) =>
      client.call(listTeamProducts, { query }),
    {
      'by name': {},
      'by price': { sort: '-price' },
      'by stock': { sort: 'stock' },
      newest: { sort: '-added' },
      'sold out': { state: 'on-sale', stock: 'out' },
      'search of a name': { search: 'teak tray 121' },
      'search of a name of many': { search: 'brass' },
      'search of nothing': { search: nobody },
    },
  ),
];

const small = await platformOf(FEW);
const large = await platformOf(MANY);
try {
  await compareFirstPages('1,000,000 registries', pages, { small, large });
} finally {
  await small.app.close();
  await large.app.close();
}
