import type { FastifyRequest } from 'fastify';
import { releaseSource, type ReleaseSource } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transact.ts';
import { createBuild, MAX_BYTES, tooLarge, type Build, type BuildFile } from './build.ts';
import { checkContracts } from './contracts.ts';
import type { LiveReleases } from './deployment.ts';
import { renderedPages } from './example-addresses.ts';
import {
  publishBuilds,
  type Publication,
  type PublishOptions,
  type ReleaseTarget,
} from './publish-release.ts';
import { PublishError, isSameRelease, type LiveRelease } from './release.ts';
import type { RenderingTrial } from './renderings.ts';
import type { TellTeam } from './tell-team.ts';

/** The field that says where the build comes from; every other part of the form is a file of the build under its path. */
const SOURCE_FIELD = 'source';

function sourceIn(text: unknown): ReleaseSource {
  try {
    return releaseSource.parse(JSON.parse(String(text)));
  } catch (cause) {
    throw new PublishError('The commit of this build can’t be read.', { cause });
  }
}

export async function receiveBuild(
  request: FastifyRequest,
  project: string,
): Promise<{ readonly build: Build; readonly source: ReleaseSource | undefined }> {
  if (!request.isMultipart()) throw new PublishError('A build is sent as a form of files.');
  const files: BuildFile[] = [];
  let source: ReleaseSource | undefined;
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        bytes += content.length;
        if (bytes > MAX_BYTES) throw tooLarge();
        files.push({ path: part.fieldname, content });
      } else if (part.fieldname === SOURCE_FIELD) source = sourceIn(part.value);
      else throw new PublishError(`${part.fieldname} is not a file.`);
    }
  } finally {
    // The rest of a refused upload is read and thrown away, so that its connection stays usable.
    request.raw.unpipe().resume();
  }
  return { build: createBuild(project, files), source };
}

interface UploadTarget extends ReleaseTarget {
  readonly tell: TellTeam;
  readonly outbox: AppDependencies['outbox'];
  readonly live: LiveReleases;
  readonly renders: RenderingTrial;
}

interface Refusal {
  readonly project: string;
  /** Null when the sources were refused before they were built. */
  readonly version: string | null;
  readonly reason: string;
}

export async function tellRefused(
  { db, tell, outbox }: Pick<UploadTarget, 'db' | 'tell' | 'outbox'>,
  { project, version, reason }: Refusal,
  areas: readonly string[] = [],
): Promise<void> {
  await transact(db, async (trx) => {
    for (const told of new Set([project, ...areas]))
      await tell(trx, told, ({ to, releasesLink }) => ({
        template: 'release-news',
        to,
        data: { kind: 'refused', project: told, version, reason, releasesLink },
      }));
  });
  outbox.wake();
}

/** Renders an example of each screen. Refuses a build whose screen fails, while the version before renders it. */
async function requireRenderings({ live, renders }: UploadTarget, build: Build): Promise<void> {
  const deployment = await live();
  if (deployment.live.some(isSameRelease(build))) return;
  const { project } = build;
  // A build of other contracts is refused by their names; its screens could not be rendered anyway.
  const others = deployment.live.filter((each) => each.project !== project);
  checkContracts([...others, build], (each) => each === build);
  const before = deployment.live.find((each) => each.project === project);
  const first = (release: LiveRelease, pages: ReturnType<typeof renderedPages>) =>
    renders(deployment.with([release]), pages);

  let left = renderedPages(build);
  while (left.length > 0) {
    const page = (await first(build, left))?.page;
    if (!page) return;
    const known = before?.manifest.pages.find(({ path }) => path === page.path);
    // A screen may fail with what the database holds, and a busy server may be late once.
    const failsBefore = before && known?.prerender && (await first(before, [known]));
    const failure = failsBefore ? undefined : await first(build, [page]);
    if (failure)
      throw new PublishError(
        `On ${page.path}: It can’t be rendered on the server. ${failure.error.slice(0, 500)}`,
        { area: project },
      );
    left = left.slice(left.indexOf(page) + 1);
  }
}

/** The team that published may not be the one that has to build again: both hear of a build that does not fit. */
export async function publishUpload(
  target: UploadTarget,
  { build, source }: { readonly build: Build; readonly source: ReleaseSource | undefined },
  options: PublishOptions,
): Promise<Publication | undefined> {
  const { project, version } = build;
  const isTried = options.preview === undefined && !options.isUnvisited;
  try {
    const [publication] = await publishBuilds(target, [build], { ...options, source }, () =>
      isTried ? requireRenderings(target, build) : Promise.resolve(),
    );
    return publication;
  } catch (error) {
    if (!(error instanceof PublishError) || error.area === undefined) throw error;
    const reason = `${project} ${version} was not published. ${error.message}`;
    await tellRefused(target, { project, version, reason }, [error.area]);
    throw new PublishError(reason);
  }
}
