import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import { transact } from '../../../database/transactions/transact.ts';
import type { ReleaseFiles } from '../../files/release-files.ts';
import type { ReleaseTarget } from '../release-target.ts';
import { lockReleases, type ReleaseKey } from '../../releases.repository.ts';
import { neglectedReleases } from './sweep-releases.repository.ts';

const UPLOAD_MS = 3_600_000;

async function sweepUploads(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  for (const name of await readdir(folder).catch(() => [])) {
    const upload = join(folder, name);
    const { mtimeMs } = await stat(upload);
    if (mtimeMs < Date.now() - UPLOAD_MS) await rm(upload, { recursive: true, force: true });
  }
}

const isSame = (a: ReleaseKey, b: ReleaseKey): boolean =>
  a.project === b.project && a.version === b.version;

/** Removes the files of releases that no page can need any more. Their entries stay, so that the audit log can be read. */
export async function sweepReleases({ db, files }: Omit<ReleaseTarget, 'actor'>): Promise<void> {
  for (const release of await neglectedReleases(db)) {
    if (!(await files.remains(release))) continue;
    // Under the lock nobody rolls back to a release while its files go.
    await transact(db, async (trx) => {
      await lockReleases(trx);
      const neglected = await neglectedReleases(trx);
      if (neglected.some((each) => isSame(each, release))) await files.retire(release);
    });
    await files.remove(release);
  }
}

interface DiskOptions {
  readonly db: Kysely<Database>;
  readonly files: ReleaseFiles;
  readonly dataDir: string;
}

export async function sweepDisk({ db, files, dataDir }: DiskOptions): Promise<void> {
  await sweepUploads(dataDir);
  for (const release of await neglectedReleases(db)) await files.forget(release);
}
