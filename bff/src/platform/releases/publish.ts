import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { createDatabase } from '../database/database.ts';
import { readBuild } from './builds/build.ts';
import { createReleaseFiles } from './files/create-release-files.ts';
import { publishBuilds } from './publishing/publish-builds.service.ts';
import { PublishError } from './publish-error.ts';

const usage = 'Usage: node bff/src/platform/releases/publish.ts <project>=<build folder> …';

function readTargets(args: readonly string[]): [project: string, folder: string][] {
  if (args.length === 0) throw new PublishError(usage);
  return args.map((arg) => {
    const [project, folder] = arg.split('=', 2);
    if (!project || !folder) throw new PublishError(usage);
    if (!existsSync(folder))
      throw new PublishError(`${project} has no build at ${resolve(folder)}.`);
    return [project, resolve(folder)];
  });
}

async function publish(args: readonly string[]): Promise<void> {
  const targets = readTargets(args);
  const config = readConfig(process.env);
  const builds = await Promise.all(targets.map(([project, folder]) => readBuild(project, folder)));
  const db = createDatabase(config.databaseUrl, { maxConnections: 2 });
  try {
    const target = { db, files: createReleaseFiles(config) };
    for (const { project, version, changed } of await publishBuilds(target, builds, {
      isAgain: true,
    }))
      console.log(`${project} ${version} ${changed ? 'is live' : 'was live already'}`);
  } finally {
    await db.destroy();
  }
}

publish(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
