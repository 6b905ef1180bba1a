import type { Db } from '../../platform/database/database.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import type { ReleaseKey } from '../../platform/releases/releases.repository.ts';
import { mapStack } from '../../platform/releases/stacks/map-stack.ts';
import { commonestFailure } from './browser-reports.repository.ts';

export interface Failure {
  readonly page: string | null;
  readonly part: string | null;
  readonly error: string | null;
  readonly stack: string | null;
}

export async function failureOf(
  { db, files }: { readonly db: Db; readonly files: ReleaseFiles },
  release: ReleaseKey,
): Promise<Failure> {
  const found = await commonestFailure(db, release);
  const stack = found?.errorStack ? await mapStack(files, found.errorStack) : null;
  const { page = null, failedPart: part = null, errorMessage: error = null } = found ?? {};
  return { page, part, error, stack };
}
