import { readBuild } from '../../src/features/releases/build.ts';
import { publishBuilds } from '../../src/features/releases/publish-release.ts';
import { createReleaseFiles } from '../../src/features/releases/release-files.ts';
import { writeSampleBuild } from '../../src/testing/samples/sample-build.ts';
import type { TestApp } from '../../src/testing/test-app.ts';

export async function publishSample(
  { deps: { db, config } }: TestApp,
  project: string,
  code: string,
  canaryPercent?: number,
): Promise<string> {
  const page = { screen: 'a', path: '/a/:id', title: 'A', description: 'A.' };
  const pages = project === 'shell' ? [] : [page];
  const build = await readBuild(project, await writeSampleBuild({ project, code, pages }));
  await publishBuilds({ db, files: createReleaseFiles(config) }, [build], { canaryPercent });
  return build.version;
}
