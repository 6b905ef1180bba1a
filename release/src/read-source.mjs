import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * @typedef {object} Source
 * @property {string} commit
 * @property {string} author
 * @property {string} message
 * @property {boolean} isDirty
 * @property {'passed' | 'untested'} tests
 */

/**
 * What git says about the folder of a build; undefined outside of a repository.
 *
 * @param {string} folder
 * @param {'passed' | 'untested'} tests
 * @returns {Promise<Source | undefined>}
 */
export async function readSource(folder, tests) {
  /** @param {string[]} args */
  const git = async (...args) =>
    (await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 16 * 1024 * 1024 })).stdout;
  try {
    const format = ['%H', '%an', '%s'].join('%x00');
    const shown = (await git('log', '-1', `--format=${format}`)).trim();
    const [commit = '', author = '', message = ''] = shown.split('\0');
    const isDirty = (await git('status', '--porcelain')).trim() !== '';
    return {
      commit,
      author: author.slice(0, 200) || 'unknown',
      message: message.slice(0, 500) || 'no message',
      isDirty,
      tests,
    };
  } catch {
    return undefined;
  }
}
