/** A message for the person who runs the command. */
export class ReleaseError extends Error {
  /** @override */
  name = 'ReleaseError';
}

/**
 * @typedef {object} Server
 * @property {string} address such as `https://gifts.example`
 * @property {string} token
 */

/** @typedef {import('@gift-registry/bff-contract').DeployedProject} DeployedProject */
/** @typedef {import('@gift-registry/bff-contract').ReleaseContact} ReleaseContact */

/**
 * @typedef {object} Publication
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

/**
 * @param {Server} server
 * @param {string} project
 * @param {FormData} form
 * @param {URLSearchParams} query
 * @returns {Promise<Publication>}
 */
export async function upload(server, project, form, query) {
  // A token that is not valid is refused before the files are sent.
  await listContacts(server, project);
  // Sent as bytes: an answer that comes before the end of a stream would end this program.
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = await request.bytes();
  return call(server, `${project}/releases?${query}`, { method: 'POST', headers, body });
}

/**
 * Tells the contacts of an area why a build was not published.
 *
 * @param {Server} server
 * @param {string} project
 * @param {{ version: string | null, reason: string }} refusal
 * @returns {Promise<void>}
 */
export const tellRefusal = (server, project, refusal) =>
  call(server, `${project}/refusals`, json(refusal));

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

/** @param {Server} server @param {string} project @param {string} address @returns {Promise<{ contact: ReleaseContact }>} */
export const addContact = (server, project, address) =>
  call(server, `${project}/contacts`, json({ address }));

/** @param {Server} server @param {string} project @returns {Promise<{ contacts: ReleaseContact[] }>} */
export const listContacts = (server, project) => call(server, `${project}/contacts`);

/** @param {Server} server @param {string} project @param {string} id @returns {Promise<void>} */
export const removeContact = (server, project, id) =>
  call(server, `${project}/contacts/${id}`, { method: 'DELETE' });

/** @param {Server} server @returns {Promise<{ releases: DeployedProject[] }>} */
export const listReleases = (server) => call(server, 'releases');
