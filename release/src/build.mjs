import { execFile } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { ReleaseError } from './server.mjs';

/** @typedef {import('@gift-registry/bff-contract').ReleaseSource} ReleaseSource */

/**
 * The files of a build as a form, each under its path.
 *
 * @param {string} folder
 */
export async function readFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ReleaseError(`${folder} does not exist. Build the area first.`);
  });
  const form = new FormData();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    form.append(relative(folder, file).split(sep).join('/'), await openAsBlob(file), 'file');
  }
  if (!form.has('release.json'))
    throw new ReleaseError(`${folder} has no release.json. Name the folder of a finished build.`);
  return form;
}

/**
 * What git says about the folder of a build; undefined outside of a repository.
 *
 * @param {string} folder
 * @param {ReleaseSource['tests']} tests
 * @returns {Promise<ReleaseSource | undefined>}
 */
export async function readSource(folder, tests) {
  /** @param {string[]} args */
  const git = async (...args) =>
    (await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 16 * 1024 * 1024 })).stdout;
  try {
    const shown = (await git('log', '-1', '--format=%H%x00%an%x00%s')).trim();
    const [commit = '', author = '', message = ''] = shown.split('\0');
    return {
      commit,
      author: author.slice(0, 200) || 'unknown',
      message: message.slice(0, 500) || 'no message',
      isDirty: (await git('status', '--porcelain')).trim() !== '',
      tests,
    };
  } catch {
    return undefined;
  }
}
