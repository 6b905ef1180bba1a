import type { PageVisit, PageVisitsJob } from '@gift-registry/workers-contract';
import type { Deployment } from '../../../platform/releases/deployment.ts';
import { shellProject, type LiveRelease } from '../../../platform/releases/live-release.ts';
import type { Previews } from '../../../platform/releases/previews.ts';
import { sampleAddress } from './samples/sample-address.ts';
import { sampleReplies } from './samples/sample-replies.ts';

const visitsOf = ({ manifest }: LiveRelease): PageVisit[] =>
  manifest.pages.map((page) => ({
    page: page.path,
    access: page.access,
    address: sampleAddress(page),
  }));

/** The shell has no pages: each area shows it around its first page of each kind of reader. */
const firstVisitsOf = (release: LiveRelease): PageVisit[] => {
  const plain = visitsOf(release).filter(({ page }) => !/[:*]/.test(page));
  return plain.filter(
    ({ access }, index) => plain.findIndex((each) => each.access === access) === index,
  );
};

const queryOf = (previews: Pick<Previews, 'link'>, release: LiveRelease): string =>
  new URL(previews.link(release)).search;

export function planVisits(
  previews: Pick<Previews, 'link'>,
  { live }: Deployment,
  release: LiveRelease,
): PageVisitsJob {
  const { project } = release;
  const before = live.find((each) => each.project === project && !each.isRetired);
  return {
    project,
    visits:
      project === shellProject
        ? live.filter((each) => each.project !== shellProject).flatMap(firstVisitsOf)
        : visitsOf(release),
    suspect: queryOf(previews, release),
    before: before ? queryOf(previews, before) : null,
    ...sampleReplies(),
  };
}
