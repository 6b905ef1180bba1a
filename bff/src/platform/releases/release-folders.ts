import { access } from 'node:fs/promises';
import { join } from 'node:path';

export const releasesFolder = (dataDir: string): string => join(dataDir, 'releases');

export const releaseFolder = (dataDir: string, project: string, version: string): string =>
  join(releasesFolder(dataDir), project, version);

export const isPresent = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );
