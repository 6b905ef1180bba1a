import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { releaseManifest, type ReleaseManifest } from '@gift-registry/bff-contract';
import { createPathCheck } from './build-paths.ts';
import { PublishError } from '../publish-error.ts';

export interface BuildFile {
  readonly path: string;
  readonly content: Buffer;
}

export interface Build {
  readonly project: string;
  /** A hash of all files: equal files have equal versions. */
  readonly version: string;
  readonly manifest: ReleaseManifest;
  readonly files: readonly BuildFile[];
}

const MAX_FILES = 2_000;

export const maxBuildBytes = 30 * 1024 * 1024;

function checkFiles(project: string, files: readonly BuildFile[]): void {
  const check = createPathCheck();
  for (const { path } of files) {
    const refused = check(path);
    if (refused) throw new PublishError(refused);
  }
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > maxBuildBytes || files.length > MAX_FILES)
    throw new PublishError(`${project} is larger than 30 MB or has more than ${MAX_FILES} files.`);
}

async function readFiles(folder: string): Promise<BuildFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link) throw new PublishError(`${link.name} is a link. A build has only files.`);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path, content: await readFile(join(folder, path)) })),
  );
}

function versionOf(files: readonly BuildFile[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of files)
    hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}

function parseManifest(project: string, text: string): ReleaseManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PublishError(`release.json of ${project} is not valid JSON.`, { cause });
  }
  const parsed = releaseManifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new PublishError(
    `release.json of ${project} is not valid at ${issue?.path.join('.') || 'its root'}: ${issue?.message}.`,
  );
}

export const filesReferencedBy = ({
  entry,
  scripts,
  styles,
  fonts,
  server,
  pages,
}: ReleaseManifest): string[] => [
  entry,
  ...(server ? [server] : []),
  ...scripts,
  ...styles,
  ...fonts,
  ...pages.flatMap((page) => [...page.scripts, ...page.styles]),
];

/** Browsers never get these: maps tell the places of errors, and `server/` renders here. */
export const isServersOwn = (path: string): boolean =>
  path.endsWith('.map') || path.startsWith('server/');

export const bytesForBrowsers = ({ files }: Build): number =>
  files
    .filter(({ path }) => !isServersOwn(path))
    .reduce((sum, { content }) => sum + content.length, 0);

export async function readBuild(project: string, folder: string): Promise<Build> {
  const files = await readFiles(folder).catch((cause: unknown) => {
    if (cause instanceof PublishError) throw cause;
    throw new PublishError(`The build of ${project} can't be read.`, { cause });
  });
  checkFiles(project, files);
  const text = files.find((file) => file.path === 'release.json')?.content.toString('utf8');
  if (text === undefined) throw new PublishError(`The build of ${project} has no release.json.`);
  const manifest = parseManifest(project, text);
  if (manifest.project !== project)
    throw new PublishError(`This build belongs to ${manifest.project}, not to ${project}.`);
  const present = new Set(files.map((file) => file.path));
  const missing = filesReferencedBy(manifest).find((path) => !present.has(path));
  if (missing)
    throw new PublishError(`release.json of ${project} references ${missing}, which is missing.`);
  return { project, version: versionOf(files), manifest, files };
}
