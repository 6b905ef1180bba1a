import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { readBuild } from './build.ts';
import { publishBuilds } from './publish.service.ts';
import { createReleaseFiles } from './release-files.ts';
import { PublishError } from './release.ts';

const usage = 'Usage: node bff/src/features/releases/publish.ts <project>=<build folder> …';

async function publish(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const builds = args.map((arg) => {
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
    const options = { isAgain: true };
    for (const each of await publishBuilds(target, await Promise.all(builds), options))
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
