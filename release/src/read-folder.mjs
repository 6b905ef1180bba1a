import { openAsBlob } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ReleaseError } from './release-error.mjs';

const MAX_BYTES = 30 * 1024 * 1024;

/** @param {string} folder @returns {Promise<string[]>} paths with forward slashes, in a fixed order */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ReleaseError(`${folder} does not exist. Build the area first.`);
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * The files of a build as a form, each under its path.
 *
 * @param {string} folder
 */
export async function readFolder(folder) {
  const paths = await listFiles(folder);
  if (!paths.includes('release.json'))
    throw new ReleaseError(`${folder} has no release.json. Name the folder of a finished build.`);
  const form = new FormData();
  let bytes = 0;
  for (const path of paths) {
    const content = await readFile(join(folder, path));
    bytes += content.length;
    form.append(path, await openAsBlob(join(folder, path)), 'file');
  }
  if (bytes > MAX_BYTES)
    throw new ReleaseError(`${folder} is larger than 30 MB. Remove what browsers don’t load.`);
  return form;
}
