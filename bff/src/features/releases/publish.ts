import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase, type Db } from '../../platform/database/database.ts';
import { readBuild, type Build } from './build.ts';
import { publishBuilds } from './publish-release.ts';
import { createReleaseFiles } from './release-files.ts';
import { PublishError } from './release.ts';
import { teamReleases } from './releases.repository.ts';

const usage =
  'Usage: node bff/src/features/releases/publish.ts [--keep-teams] <project>=<build folder> …';

/** An upgrade of the servers must not replace what a team published since. */
async function leaveTeamsOut(db: Db, builds: readonly Build[]): Promise<Build[]> {
  const live = await teamReleases(db);
  for (const { project, version } of live) console.log(`${project} ${version} of its team stays`);
  return builds.filter(({ project }) => !live.some((each) => each.project === project));
}

async function publish(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'keep-teams': { type: 'boolean', default: false } },
  });
  const builds = positionals.map((arg) => {
    const [project, folder] = arg.split('=', 2);
    if (!project || !folder) throw new PublishError(usage);
    if (!existsSync(folder))
      throw new PublishError(`${project} has no build at ${resolve(folder)}.`);
    return readBuild(project, folder);
  });
  if (builds.length === 0) throw new PublishError(usage);
  const db = createDatabase(config.databaseUrl, { maxConnections: 2 });
  try {
    const target = { db, files: createReleaseFiles(config) };
    const read = await Promise.all(builds);
    const chosen = values['keep-teams'] ? await leaveTeamsOut(db, read) : read;
    for (const each of await publishBuilds(target, chosen, { isAgain: true }))
      console.log(
        `${each.project} ${each.version} ${each.changed ? 'is live' : 'was live already'}`,
      );
  } finally {
    await db.destroy();
  }
}

publish(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
