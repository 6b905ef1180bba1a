import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** The folder of saved pages (`SCRAPE_CORPUS`), or null. Real pages belong to their shops, so none is in the repository. */
export function findCorpus(environment: NodeJS.ProcessEnv): string | null {
  const folder = resolve(workspaceRoot, environment.SCRAPE_CORPUS ?? '../shared/scraping');
  return existsSync(join(folder, 'truth.json')) ? folder : null;
}
