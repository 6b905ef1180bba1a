import { readFolder } from './read-folder.mjs';
import { ReleaseError } from './release-error.mjs';

/**
 * @typedef {object} Server
 * @property {string} address such as `https://gifts.example`
 * @property {string} token
 */

/**
 * @typedef {object} DeployedProject
 * @property {string} project
 * @property {{ version: string, since: string } | null} live
 * @property {{ version: string, percent: number } | null} canary
 * @property {string | null} previous
 * @property {{ version: string, reason: string }[]} [leftOut]
 * @property {{ version: string, page: string, views: number, failed: number } | null} [alarm]
 */

/** @param {unknown} reply @returns {string | undefined} */
function messageOf(reply) {
  if (typeof reply !== 'object' || reply === null || !('error' in reply)) return undefined;
  const { error } = reply;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return String(error.message);
}

/**
 * @template T
 * @param {Server} server
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<T>}
 */
async function call({ address, token }, path, init = {}) {
  const url = new URL(`/api/deploy/${path}`, address);
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { ...init, headers, redirect: 'error' }).catch((cause) => {
    throw new ReleaseError(`${url.origin} did not answer. Check the address and try again.`, {
      cause,
    });
  });
  /** @type {unknown} */
  const reply = await response.json().catch(() => undefined);
  if (response.ok) return /** @type {T} */ (reply);
  throw new ReleaseError(messageOf(reply) ?? `${url.origin} answered ${response.status}.`);
}

/** @param {object} body @returns {RequestInit} */
const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * @param {Server} server
 * @param {{ project: string, folder: string, canary?: number | undefined }} release
 * @returns {Promise<{ project: string, version: string, changed: boolean, preview: string }>}
 */
export async function publish(server, { project, folder, canary }) {
  const { form, version } = await readFolder(folder);
  const share = canary === undefined ? '' : `?canary=${canary}`;
  return call(server, `${project}/releases${share}`, {
    method: 'POST',
    headers: { 'x-build-version': version },
    body: form,
  });
}

/** @param {Server} server @param {string} project @returns {Promise<{ version: string }>} */
export const promote = (server, project) => call(server, `${project}/promote`, json({}));

/**
 * @param {Server} server
 * @param {string} project
 * @param {string} [version] default: the one before
 * @returns {Promise<{ version: string, withdrawn?: string }>}
 */
export const rollBack = (server, project, version) =>
  call(server, `${project}/rollback`, json({ version }));

/** @param {Server} server @returns {Promise<{ releases: DeployedProject[] }>} */
export const listReleases = (server) => call(server, 'releases');
