import { pictureFile } from '@gift-registry/workers-contract';
import type { SessionUser } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { csvFile } from '../../platform/files/csv-file.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { hashOfGiftPicture } from '../../platform/pictures/picture-url.ts';
import { allGifts, giftsCsv } from '../gift-book/index.ts';
import type { PayeeCipher } from '../money/index.ts';
import { findGiftBooks } from '../surprise/index.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import {
  deleteParts,
  findWaitingExport,
  finishExport,
  insertExport,
  insertPart,
} from './data-export.repository.ts';
import { greetingName, mailLinks } from './email-links.ts';
import {
  findItems,
  findOwnRegistries,
  findPersonalData,
  findSealedPayee,
  findThanks,
  type ExportedItem,
  type ExportedRegistry,
} from './personal-data.repository.ts';
import type { ExportFile } from './write-archive.ts';

interface Source {
  readonly db: Db;
  readonly pictures: Pick<PictureStorage, 'read'>;
  readonly payees: Pick<PayeeCipher, 'open'>;
  readonly userId: string;
  readonly email: string;
}

const json = (name: string, value: unknown): ExportFile => ({
  name,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

const itemColumns: readonly (readonly [string, (item: ExportedItem) => string | number | null])[] =
  [
    ['Gift', ({ name }) => name],
    ['Brand', ({ brand }) => brand],
    ['Price', ({ price }) => price],
    ['Currency', ({ price, currency }) => (price === null ? '' : currency)],
    ['Quantity', ({ quantity }) => quantity],
    ['Section', ({ section }) => section],
    ['Note', ({ note }) => note],
    ['Most wanted', ({ mostWanted }) => (mostWanted ? 'yes' : '')],
    ['Address', ({ address }) => address],
  ];

const itemsCsv = (items: readonly ExportedItem[]): Buffer =>
  Buffer.from(
    csvFile([
      itemColumns.map(([name]) => name),
      ...items.map((item) => itemColumns.map(([, valueOf]) => valueOf(item))),
    ]),
  );

const folderOf = ({ id, registryName }: ExportedRegistry): string => {
  const name = registryName
    .replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, '')
    .trim()
    .slice(0, 60);
  return `registries/${name || 'Registry'} (${id.slice(-6)})`;
};

async function* registryFiles(
  { db, pictures, payees }: Source,
  registry: ExportedRegistry,
): AsyncGenerator<ExportFile> {
  const folder = folderOf(registry);
  const items = await findItems(db, registry.id);
  yield json(`${folder}/registry.json`, registry);
  const payee = await findSealedPayee(db, registry.id);
  if (payee) yield json(`${folder}/upi.json`, payees.open(payee, registry.id));
  yield json(`${folder}/items.json`, items);
  yield { name: `${folder}/items.csv`, content: itemsCsv(items) };
  const hashes = new Set(
    [
      registry.coverImageUrl ?? [],
      items.map(({ imageUrl, moreImageUrls }) => [imageUrl, ...moreImageUrls]),
    ]
      .flat(2)
      .flatMap((url) => hashOfGiftPicture(url) ?? []),
  );
  for (const hash of hashes) {
    const content = await pictures.read(pictureFile(hash, 'large'));
    if (content) yield { name: `${folder}/pictures/${hash.slice(0, 16)}.webp`, content };
  }
}

async function* exportFiles(source: Source): AsyncGenerator<ExportFile> {
  const { db, userId, email } = source;
  const { account, ...rest } = await findPersonalData(db, userId, email);
  yield json('account.json', account);
  yield json('devices-and-activity.json', {
    devices: rest.devices,
    activity: rest.activity,
    signInMethods: rest.signInMethods,
  });
  yield json('mails-and-questions.json', {
    mailSettings: rest.mailSettings,
    questions: rest.questions,
  });
  yield json('gifts-given.json', rest.giftsGiven);
  yield json('co-hosted-registries.json', rest.coHostOf);

  const { openIds, surprises } = await findGiftBooks(db, userId);
  const gifts = await allGifts({ db }, userId, {});
  yield { name: 'gift-book.csv', content: Buffer.from(giftsCsv(gifts)) };
  yield json('gift-book.json', {
    gifts: gifts.map(({ sortValue: _, ...gift }) => gift),
    stillASurprise: surprises,
  });
  yield json('thank-you-notes.json', await findThanks(db, userId, openIds));

  for (const registry of await findOwnRegistries(db, userId))
    yield* registryFiles(source, registry);
}

const PER_DAY = 3;

export async function askForExport(
  { db, limiter }: AuthDependencies,
  { id: userId }: SessionUser,
  requester: Requester,
): Promise<void> {
  const retryAfter = await limiter.take([
    { name: 'data-export/account', subject: userId, max: PER_DAY, seconds: 86_400 },
  ]);
  if (retryAfter !== null)
    throw new AppError(
      'rate-limited',
      'You asked for your data several times today. Please try again tomorrow.',
      { retryAfter },
    );
  await transact(db, async (trx) => {
    if (await insertExport(trx, userId))
      await insertAuditEntry(trx, requester, { action: 'data-exported', userId });
  });
}

export const EXPORTS_TASK = 'data exports';

interface Maker extends Pick<AppDependencies, 'config' | 'db' | 'outbox'> {
  readonly pictures: Pick<PictureStorage, 'read'>;
  readonly payees: Pick<PayeeCipher, 'open'>;
}

/** Makes one of the files that wait, and mails its link. A killed process leaves it waiting for the next run. */
export async function makeNextExport({ config, db, outbox, ...sources }: Maker): Promise<void> {
  const waiting = await findWaitingExport(db);
  if (!waiting) return;
  const { id: exportId, userId, email, firstName } = waiting;
  await deleteParts(db, exportId);
  const { writeArchive } = await import('./write-archive.ts');
  let position = 0;
  await writeArchive(exportFiles({ db, ...sources, userId, email }), (content) =>
    insertPart(db, { exportId, position: position++, content }),
  );
  await transact(db, async (trx) => {
    const expiresAt = await finishExport(trx, exportId);
    if (expiresAt === undefined) return;
    const link = `${mailLinks(config).account}#your-data`;
    await outbox.mail(trx, {
      template: 'data-export',
      to: email,
      data: { firstName: greetingName(firstName), link, expiresAt },
    });
  });
  outbox.wake();
}
