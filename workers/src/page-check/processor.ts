import type { PageCheckJob, PageCheckResult } from '@gift-registry/workers-contract';
import type { Impression } from './look-at-page.ts';

interface Dependencies {
  readonly look: (address: string, project: string) => Promise<Impression>;
}

const fails = (impression: Impression): impression is readonly string[] =>
  typeof impression !== 'string';

/** A page fails when it does so twice and that of the version before works: what strangers reported is then proven. */
export async function checkPages(
  { look }: Dependencies,
  { project, pages }: PageCheckJob,
): Promise<PageCheckResult> {
  for (const { page, suspect, before } of pages) {
    if (!fails(await look(suspect, project))) continue;
    if ((await look(before, project)) !== 'works') continue;
    const kinds = await look(suspect, project);
    if (fails(kinds)) return { failing: { page, kinds: [...kinds] } };
  }
  return { failing: null };
}
