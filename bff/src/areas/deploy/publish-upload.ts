import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Build } from '../../platform/releases/builds/build.ts';
import { isServed, neededOfServer, neededOfShell } from '../../platform/releases/contracts.ts';
import type { Deployment } from '../../platform/releases/deployment.ts';
import { shellProject } from '../../platform/releases/live-release.ts';
import type { LiveReleases } from '../../platform/releases/live-releases.ts';
import {
  exampleAddress,
  firstAddress,
  type Example,
} from '../../platform/releases/pages/example-addresses.ts';
import type { Previews } from '../../platform/releases/previews.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import {
  publishAndTell,
  tellRefused,
} from '../../platform/releases/publishing/publish-and-tell.service.ts';
import { removeRejected } from '../../platform/releases/publishing/publish-builds.service.ts';
import type { ToldTarget } from '../../platform/releases/publishing/release-target.ts';
import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';
import { failingRendering } from './failing-rendering.ts';
import { withUploadedBuild } from './uploaded-build.ts';

export const publishQuery = z.strictObject({
  canary: z.coerce.number().int().min(0).max(99).optional(),
  preview: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,59}$/)
    .optional(),
  again: z.literal('1').optional(),
  /** Left out on purpose, which the audit log says. */
  unvisited: z.literal('1').optional(),
});

interface Upload {
  readonly target: ToldTarget;
  readonly project: string;
  readonly dataDir: string;
  readonly previews: Previews;
  readonly live: LiveReleases;
  readonly renders: RenderingTrial;
  readonly outbox: AppDependencies['outbox'];
  readonly example: Example | undefined;
}

/** Addresses at which a release can be tried. The shell has no pages: each area shows it around its first page of each reader. */
function pagesToTry(
  { project, manifest }: Build,
  { live }: Deployment,
  example: Example | undefined,
) {
  const others = live.filter((each) => each.project !== shellProject);
  const pages =
    project === shellProject
      ? others.flatMap((each) => [
          ...new Map(
            each.manifest.pages
              .filter(({ path }) => !/[:*]/.test(path))
              .toReversed()
              .map((page) => [page.access, page]),
          ).values(),
        ])
      : manifest.pages;
  return pages.map((page) => ({
    page: page.path,
    access: page.access,
    address: exampleAddress(page, example),
  }));
}

async function requireRenderings(
  { target, live, renders, outbox }: Upload,
  build: Build,
): Promise<void> {
  const deployment = await live();
  const { project, version } = build;
  if (deployment.live.some((each) => each.project === project && each.version === version)) return;
  const shell = deployment.live.find((each) => each.project === shellProject);
  const needed = [...neededOfServer(build), ...(shell ? neededOfShell(build, shell) : [])];
  // Publishing refuses it by the name of the contract; a screen of it could not be rendered anyway.
  if (!needed.every(isServed)) return;
  await target.files.add(build);
  const failure = await failingRendering(renders, deployment, build);
  if (!failure) return;
  await removeRejected(target, build);
  const reason = `${project} ${version} was not published. On ${failure.page}: ${failure.message}`;
  await tellRefused(target, { project, version, reason });
  outbox.wake();
  throw new PublishError(reason);
}

export function publishUpload(request: FastifyRequest, upload: Upload) {
  const { target, project, dataDir, previews, example } = upload;
  const { canary, preview, again, unvisited } = publishQuery.parse(request.query);
  if (canary !== undefined && preview !== undefined)
    throw new PublishError('A build is published as a canary or as a preview, not as both.');
  return withUploadedBuild(request, { project, dataDir }, async (build, source) => {
    const isUnvisited = unvisited !== undefined;
    if (preview === undefined && !isUnvisited) await requireRenderings(upload, build);
    const publication = await publishAndTell(target, build, {
      canaryPercent: canary,
      ...{ preview, source, isAgain: again !== undefined, isUnvisited },
    });
    const first = firstAddress(build.manifest, example);
    return {
      ...publication,
      preview:
        preview === undefined
          ? previews.link(build, first)
          : previews.linkOf({ project, name: preview }, first),
      pages: pagesToTry(build, await upload.live(), example),
    };
  });
}
