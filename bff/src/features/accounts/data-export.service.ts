import type { SessionUser } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { greetingName, mailLinks } from './mail-links.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import {
  deleteParts,
  findWaitingExport,
  finishExport,
  insertExport,
  insertPart,
} from './data-export.repository.ts';
import type { PayeeCipher } from '../money/index.ts';
import { exportFiles } from './export-files.ts';

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
    await outbox.enqueue(trx, {
      topic: 'mail',
      payload: {
        template: 'data-export',
        to: email,
        data: { firstName: greetingName(firstName), link, expiresAt },
      },
    });
  });
  outbox.wake();
}
