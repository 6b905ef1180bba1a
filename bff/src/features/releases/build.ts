import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releaseManifest, type ReleaseManifest } from '@gift-registry/bff-contract';
import { PublishError, type LiveRelease } from './release.ts';

export interface BuildFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Its version is a hash of all files: equal files have equal versions. */
export interface Build extends LiveRelease {
  readonly files: readonly BuildFile[];
}

export const MAX_FILES = 2_000;
export const MAX_BYTES = 30 * 1024 * 1024;
const MAX_PATH = 200;
const fileTypes = /\.(?:js|css|json|map|svg|png|jpe?g|webp|avif|ico|woff2|txt|webmanifest)$/;
const compressible = /\.(?:js|css|json|svg|txt|html|webmanifest)$/;
const MIN_BYTES_TO_COMPRESS = 512;

/** Browsers accept `br` over https only, and `gzip` over plain http too. The name is also the extension of the file. */
const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

const encoders = Object.entries(encodings);

export const tooLarge = (): PublishError =>
  new PublishError(
    `The build is larger than 30 MB or has more than ${MAX_FILES} files. Remove what browsers don’t load from it.`,
  );

function checkFiles(files: readonly BuildFile[]): void {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > MAX_BYTES || files.length > MAX_FILES) throw tooLarge();
  const owners = new Map<string, string>();
  for (const { path } of files) {
    if (path.length > MAX_PATH || !path.split('/').every((part) => /^[\w@~][\w.@~-]*$/.test(part)))
      throw new PublishError(`${path} is not a path inside of a build.`);
    if (!fileTypes.test(path))
      throw new PublishError(`${path} has a file type that a build can't contain.`);
    if (owners.get(path) === path) throw new PublishError(`${path} was sent twice.`);
    for (const name of [path, ...encoders.map(([encoding]) => `${path}.${encoding}`)])
      owners.set(name, path);
  }
  for (const { path } of files)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const file = owners.get(path.slice(0, end));
      if (file !== undefined)
        throw new PublishError(`${path} needs a folder where ${file} is a file.`);
    }
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

export const filesReferencedBy = (manifest: ReleaseManifest): string[] => [
  manifest.entry,
  ...(manifest.server ? [manifest.server] : []),
  ...manifest.scripts,
  ...manifest.styles,
  ...manifest.fonts,
  ...manifest.pages.flatMap((page) => [...page.scripts, ...page.styles]),
];

/** Browsers never get these: maps tell the places of errors, and `server/` renders here. */
const isServersOwn = ({ path }: BuildFile): boolean =>
  path.endsWith('.map') || path.startsWith('server/');

export const bytesForBrowsers = ({ files }: Build): number =>
  files.filter((file) => !isServersOwn(file)).reduce((sum, { content }) => sum + content.length, 0);

/** The build of these files, if `project` may publish them. */
export function createBuild(project: string, given: readonly BuildFile[]): Build {
  checkFiles(given);
  const files = given.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const text = files.find(({ path }) => path === 'release.json')?.content.toString('utf8');
  if (text === undefined) throw new PublishError(`The build of ${project} has no release.json.`);
  const manifest = parseManifest(project, text);
  if (manifest.project !== project)
    throw new PublishError(`This build belongs to ${manifest.project}, not to ${project}.`);
  const present = new Set(files.map(({ path }) => path));
  const missing = filesReferencedBy(manifest).find((path) => !present.has(path));
  if (missing)
    throw new PublishError(`release.json of ${project} references ${missing}, which is missing.`);
  return { project, version: versionOf(files), manifest, files };
}

export async function readBuild(project: string, folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => ({
      path: relative(folder, join(parentPath, name)).split(sep).join('/'),
      content: await readFile(join(parentPath, name)),
    }));
  return createBuild(project, await Promise.all(files));
}

/**
 * The files of a build and their compressed variants. The highest quality takes a second for each area, so a file that is equal in the
 * release before takes over its variant.
 *
 * @param before reads a file of the release before
 */
export async function compressed(
  { files }: Pick<Build, 'files'>,
  before: (path: string) => Promise<Buffer | undefined> = () => Promise.resolve(undefined),
): Promise<BuildFile[]> {
  const variants = files
    .filter((file) => !isServersOwn(file) && compressible.test(file.path))
    .filter(({ content }) => content.length >= MIN_BYTES_TO_COMPRESS)
    .map(async ({ path, content }) => {
      const isEqual = (await before(path))?.equals(content) ?? false;
      const variantOf = async ([encoding, compress]: (typeof encoders)[number]) => {
        const name = `${path}.${encoding}`;
        const known = isEqual ? await before(name) : undefined;
        return { path: name, content: known ?? (await compress(content)) };
      };
      return Promise.all(encoders.map(variantOf));
    });
  return [...files, ...(await Promise.all(variants)).flat()];
}
