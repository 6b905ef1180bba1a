import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseTarget } from './publish-builds.ts';
import { releaseFolder } from './release-folders.ts';
import { lockReleases } from './releases.repository.ts';
import { neglectedReleases } from './sweep-releases.repository.ts';

const UPLOAD_MS = 3_600_000;

/** Removes uploads that a killed process left. */
async function sweepUploads(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  for (const name of await readdir(folder).catch(() => [])) {
    const upload = join(folder, name);
    const { mtimeMs } = await stat(upload);
    if (mtimeMs < Date.now() - UPLOAD_MS) await rm(upload, { recursive: true, force: true });
  }
}

/** Removes the files of releases that no page can need any more. Their entries stay, so that the audit log can be read. */
export async function sweepReleases({ db, dataDir }: Omit<ReleaseTarget, 'actor'>): Promise<void> {
  await sweepUploads(dataDir);
  // Under the lock nobody rolls back to a release while its files go.
  await db.transaction().execute(async (trx) => {
    await lockReleases(trx);
    for (const { project, version } of await neglectedReleases(trx))
      await rm(releaseFolder(dataDir, project, version), { recursive: true, force: true });
  });
}
