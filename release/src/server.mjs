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
 * @property {{ version: string, reason: string }[]} leftOut
 * @property {BrowserFailure[]} seenByBrowsers
 * @property {ReleaseRecord[]} recent
 * @property {{ name: string, version: string, author: string | null, publishedAt: string, link: string }[]} previews
 */

/**
 * @typedef {object} BrowserFailure
 * @property {string} version
 * @property {string} page
 * @property {'load' | 'crash' | 'error' | 'start' | 'ended'} kind
 * @property {string | null} part
 * @property {string | null} message
 * @property {string | null} place
 * @property {number} failed
 * @property {number} networks
 */

/**
 * @typedef {object} ReleaseRecord
 * @property {string} version
 * @property {string} publishedAt
 * @property {'live' | 'canary' | 'preview' | 'past' | 'withdrawn'} state
 * @property {Source | null} source
 * @property {number | null} bytes
 * @property {number | null} bytesMore
 * @property {{ at: string, because: 'files' | 'rendering' | 'decision', page: string | null, file: string | null, error: string | null } | null} withdrawal
 * @property {{ rendered: number, late: number, thrown: number, killed: number, offSince: string | null, page: string | null, error: string | null } | null} rendering
 */

/** @typedef {import('./read-source.mjs').Source} Source */

/**
 * @typedef {object} NewRelease
 * @property {string} project
 * @property {string} folder
 * @property {number | undefined} [canary]
 * @property {string | undefined} [preview]
 * @property {boolean} [isAgain] also when this build was withdrawn
 * @property {boolean} [isUnvisited] without the visits that a server makes before a release is live
 * @property {Source | undefined} [source]
 */

/**
 * @typedef {object} Publication
 * @property {string} project
 * @property {string} version
 * @property {boolean} changed
 * @property {string} preview a link that shows the build
 * @property {{ page: string, access: 'public' | 'signed-in' | 'host' | 'admin', address: string }[]} pages
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

/** @param {NewRelease} release @returns {Promise<RequestInit>} */
async function uploadOf({ folder, source }) {
  const form = await readFolder(folder);
  if (source) form.append('source', JSON.stringify(source));
  // Sent as bytes: an answer that comes before the end of a stream would end this program.
  const upload = new Response(form);
  const body = await upload.bytes();
  return {
    method: 'POST',
    headers: {
      'content-type': upload.headers.get('content-type') ?? '',
    },
    body,
  };
}

/**
 * @param {Server} server
 * @param {NewRelease} release
 * @returns {Promise<Publication>}
 */
export async function publish(server, release) {
  const { project, canary, preview, isAgain, isUnvisited } = release;
  const query = new URLSearchParams({
    ...(canary === undefined ? {} : { canary: String(canary) }),
    ...(preview === undefined ? {} : { preview }),
    ...(isAgain ? { again: '1' } : {}),
    ...(isUnvisited ? { unvisited: '1' } : {}),
  });
  const upload = await uploadOf(release);
  await checkToken(server, project);
  return call(server, `${project}/releases?${query}`, upload);
}

/**
 * Tells the contacts of an area why a build was not published.
 *
 * @param {Server} server
 * @param {string} project
 * @param {{ version: string | null, reason: string }} refusal
 * @returns {Promise<void>}
 */
export async function tellRefusal(server, project, refusal) {
  await call(server, `${project}/refusals`, json(refusal));
}

/** @param {Server} server @param {string} project @returns {Promise<{ version: string }>} */
export const retire = (server, project) => call(server, `${project}/retire`, json({}));

/** @param {Server} server @param {string} project @returns {Promise<{ version: string }>} */
export const promote = (server, project) => call(server, `${project}/promote`, json({}));

/**
 * @param {Server} server
 * @param {string} project
 * @param {{ version?: string | undefined, withdraws?: string | undefined, closes?: boolean | undefined }} rollback
 * @returns {Promise<{ version?: string, withdrawn?: string }>} no version when the area closed
 */
export const rollBack = (server, project, rollback) =>
  call(server, `${project}/rollback`, json(rollback));

/** Fails when the token is not valid for this project. @param {Server} server @param {string} project @returns {Promise<void>} */
export async function checkToken(server, project) {
  await call(server, `${project}/contacts`);
}

/**
 * @param {Server} server
 * @param {string} project
 * @param {string} address
 * @returns {Promise<{ contact: { id: string, address: string } }>}
 */
export const addContact = (server, project, address) =>
  call(server, `${project}/contacts`, json({ address }));

/**
 * @param {Server} server
 * @param {string} project
 * @returns {Promise<{ contacts: { id: string, address: string }[] }>}
 */
export const listContacts = (server, project) => call(server, `${project}/contacts`);

/** @param {Server} server @param {string} project @param {string} id @returns {Promise<void>} */
export const removeContact = (server, project, id) =>
  call(server, `${project}/contacts/${id}`, { method: 'DELETE' });

/** @param {Server} server @returns {Promise<{ releases: DeployedProject[] }>} */
export const listReleases = (server) => call(server, 'releases');
