import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../../..');

/** Real pages belong to their shops, so they lie beside the repository: where `SCRAPE_CORPUS` says, or not at all. */
export function findCorpus(environment: NodeJS.ProcessEnv): string | null {
  const folder = resolve(workspaceRoot, environment.SCRAPE_CORPUS ?? '../shared/scraping');
  return existsSync(join(folder, 'truth.json')) ? folder : null;
}
