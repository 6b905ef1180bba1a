import { readBuild } from '../../features/releases/build.ts';
import { publishBuilds } from '../../features/releases/publish-release.ts';
import { createReleaseFiles } from '../../features/releases/release-files.ts';
import type { TestApp } from '../test-app.ts';
import { writeSampleBuild, type SampleBuild } from './sample-build.ts';

export async function publishSampleBuilds(
  { deps: { db, config } }: Pick<TestApp, 'deps'>,
  builds: readonly SampleBuild[],
): Promise<void> {
  await publishBuilds(
    { db, files: createReleaseFiles(config) },
    await Promise.all(
      builds.map(async (build) => readBuild(build.project, await writeSampleBuild(build))),
    ),
  );
}
