import { sql, type Kysely } from 'kysely';
import { deletePastPageRenderings } from '../../documents/rendering/shared-renderings.repository.ts';
import { deleteOldCredentials } from '../../features/accounts/credentials.repository.ts';
import { deleteDueAccounts } from '../../features/accounts/delete-account.ts';
import { deleteOldKeys } from '../../features/giving/earlier-reply.repository.ts';
import { sweepGuestData } from '../../features/giving/forget-guest.ts';
import {
  deletePastFlags,
  deletePastNetworks,
} from '../../features/giving/unusual-networks.repository.ts';
import { deleteOldLists } from '../../features/items/page-lists.repository.ts';
import { forgetRemovedItems } from '../../features/items/removed-items.repository.ts';
import { deleteOldMailboxes } from '../../features/mails/mails.repository.ts';
import { deleteEndedInvitations } from '../../features/registries/co-hosts.repository.ts';
import { deleteOldReports } from '../../features/releases/browser-reports.repository.ts';
import {
  deleteContact,
  deleteEndedTokens,
} from '../../features/releases/deploy-tokens.repository.ts';
import { deletePastVisitors } from '../../features/sharing/links.repository.ts';
import { deleteOldQueries } from '../../features/support/queries.repository.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldAuditEntries } from '../audit/audit-log.repository.ts';
import { deleteOldMails, forgetMailContents } from '../outbox/mail-log.repository.ts';
import { pruneOutbox } from '../outbox/outbox.repository.ts';
import { deleteElapsedLimits } from '../rate-limits/rate-limits.repository.ts';
import type { Database } from './tables.ts';

type End =
  | 'not personal'
  | 'with its account'
  | 'with its registry'
  | ((...args: never[]) => unknown);

const none = 'not personal';
const account = 'with its account';
const registry = 'with its registry';
const guestTexts = { guestName: sweepGuestData, guestEmail: sweepGuestData };

const ends: Record<string, Record<string, End>> = {
  announcements: { audience: none, kind: none, text: none, linkLabel: none, linkUrl: none },
  auditLog: { action: none, subject: deleteOldAuditEntries, details: deleteOldAuditEntries },
  authTokens: {
    ...{ email: deleteOldCredentials, purpose: none, mode: none },
    tokenHash: deleteOldCredentials,
  },
  browserReports: {
    ...{ project: none, version: none, page: none, kind: none, part: none },
    ...{ message: deleteOldReports, stack: deleteOldReports },
    networkHash: deleteOldReports,
  },
  claims: { kind: none, status: none, ...guestTexts, message: sweepGuestData },
  coHostInvitations: { email: deleteEndedInvitations, tokenHash: deleteEndedInvitations },
  contributions: {
    ...{ status: none, endedBy: none },
    ...{ ...guestTexts, message: sweepGuestData, upiReference: sweepGuestData },
  },
  dataExportParts: { content: account },
  dailyNumbers: { name: none },
  deployTokens: { project: none, label: deleteEndedTokens, tokenHash: none },
  dismissedHints: { hint: none },
  emailChanges: { newEmail: account },
  giftNetworks: { network: deletePastNetworks },
  giftQuestions: { ...guestTexts, question: sweepGuestData, answer: registry },
  guestMailboxes: { email: deleteOldMailboxes },
  hostMailSettings: { giftMails: none },
  hostViews: { sessionIdHash: account },
  idempotencyKeys: { scope: none, requestHash: none, response: deleteOldKeys },
  identities: { issuer: none, subject: account },
  mails: {
    ...{ template: none, state: none, reason: deleteOldMails, recipient: deleteOldMails },
    ...{ content: forgetMailContents, shown: deleteOldMails },
  },
  mfeReleases: { project: none, version: none, manifest: none, source: none, withdrawal: none },
  moneyMovements: { provider: none, paymentId: none, kind: none, refundId: none },
  orderCases: { kind: none, paymentId: none, decision: none, detail: none },
  orderChanges: { action: none, by: none, fromState: none, toState: none, why: none },
  orderLines: { productName: none, imageUrl: none },
  orderParcels: { carrier: none, trackingNumber: none },
  orders: {
    ...{ number: none, shipTo: none, state: none, parcel: none, payment: none, money: none },
    ...{ ...guestTexts, message: sweepGuestData, address: sweepGuestData },
  },
  outbox: { topic: none, payload: pruneOutbox, trace: none },
  pageListLines: { url: deleteOldLists, decision: none },
  paymentEvents: { provider: none, key: none },
  pageRenderings: {
    ...{ address: none, wanted: none, version: none, styleHash: none },
    document: deletePastPageRenderings,
  },
  productCategories: { key: none, name: none },
  priceReadings: { currency: none },
  priceWatches: { suspectedCurrency: none },
  products: Object.fromEntries(
    [
      ...[
        'key',
        'name',
        'brand',
        'description',
        'currency',
        'imageUrl',
        'imageColour',
        'thumbnailUrl',
      ],
      ...[
        'correctedFields',
        'sourceType',
        'externalUrl',
        'addressKey',
        'occasions',
        'moreImageUrls',
        'imageAlt',
        'fundKind',
      ],
    ].map((column) => [column, none]),
  ),
  profiles: { role: none, firstName: account, lastName: account, phone: account },
  queries: {
    ...{ name: deleteOldQueries, email: deleteOldQueries },
    ...{ phone: deleteOldQueries, queryText: deleteOldQueries },
  },
  queryEntries: { kind: none, text: deleteOldQueries },
  rateLimits: { key: deleteElapsedLimits },
  refunds: { paymentId: none, state: none, cause: none, why: none },
  registries: {
    ...{ registryName: registry, occasion: none, guestRange: none, guestMessage: registry },
    ...{ phoneNumber: registry, status: none, deliveryPreference: none, addressLine1: registry },
    ...{ addressLine2: registry, city: registry, state: registry, zipCode: registry },
    ...{ deliveryInstructions: registry, recipientName: registry, timeZone: none },
    ...{ coverImageUrl: registry, coverAlt: registry, story: registry, passcodeSealed: registry },
    pauseNote: registry,
    theme: none,
  },
  registryAddresses: { address: none, likeness: none },
  registryItems: { note: registry, externalKey: none },
  registrySections: { name: registry },
  registryShares: { shareCode: registry, label: registry },
  releaseContacts: { project: none, address: deleteContact },
  releasePreviews: { project: none, name: none, version: none },
  releaseRenderings: { project: none, version: none, error: none, page: none },
  releasePrefixes: { prefix: none, project: none },
  removedItems: { item: forgetRemovedItems },
  savedFilters: { list: none, name: account, query: account },
  settings: { name: none, value: none },
  sessions: { idHash: account, userAgent: account },
  shopNews: { kind: none },
  shareVisitors: { visitor: deletePastVisitors },
  stockChanges: { why: none },
  thankYouNotes: { channel: none, note: sweepGuestData },
  upiPayees: { payeeSealed: registry, draftSealed: registry },
  userRoles: { role: none },
  unusualNetworks: { network: deletePastFlags },
  users: { email: deleteDueAccounts, passwordHash: deleteDueAccounts },
  waitingGuests: { email: sweepGuestData },
};

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

interface Column {
  readonly table: string;
  readonly column: string;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

async function columnsWithoutEnd(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
       and c.udt_name in ('text', '_text', 'varchar', 'bpchar', 'citext', 'bytea', 'json', 'jsonb', 'inet')
  `.execute(db);
  return rows
    .filter(({ table, column }) => ends[camelCase(table)]?.[camelCase(column)] === undefined)
    .map(({ table, column }) => `${table}.${column}`);
}

async function tablesThatGoWith(root: string): Promise<Set<string>> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and confdeltype = 'c'`.execute(app.deps.db);
  const found = new Set([root]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { child, parent } of rows) if (found.has(parent)) found.add(child);
  }
  return new Set([...found].map(camelCase));
}

test('every column that can hold words about a person has an end', async () => {
  expect(await columnsWithoutEnd(app.deps.db)).toStrictEqual([]);
  await app.deps.db.transaction().execute(async (trx) => {
    await sql`alter table profiles add column nickname text`.execute(trx);
    expect(await columnsWithoutEnd(trx)).toStrictEqual(['profiles.nickname']);
    await sql`alter table profiles drop column nickname`.execute(trx);
  });
});

test.each([
  [account, 'users'],
  [registry, 'registries'],
] as const)('rows that end %s are deleted by the database', async (end, root) => {
  const going = await tablesThatGoWith(root);
  const tables = Object.keys(ends).filter((table) =>
    Object.values(ends[table] ?? {}).includes(end),
  );
  expect([...tables, 'registries'].filter((table) => !going.has(table))).toStrictEqual([]);
});
