import {
  addContact,
  checkToken,
  listContacts,
  listReleases,
  promote,
  publish,
  removeContact,
  retire,
  rollBack,
} from './server.mjs';
import { releasesTable } from './table.mjs';

/** @typedef {import('./server.mjs').Server} Server */

/** @typedef {{ action: 'list' } | { action: 'add' | 'remove', value: string }} ContactChange */

/** @param {import('./read-source.mjs').Source} source */
function describeSource({ commit, author, message, isDirty, tests }) {
  const state = [
    ...(isDirty ? ['with changes that no commit has'] : []),
    ...(tests === 'passed' ? ['tests passed'] : ['not tested']),
  ];
  return `${commit.slice(0, 8)} ${message}, by ${author} (${state.join(', ')})`;
}

/** Fails when the token is not valid for this project, before anybody waits for a build. @param {Server} server @param {string} project */
export const runCheck = (server, project) => checkToken(server, project);

/**
 * @param {Server} server
 * @param {import('./server.mjs').NewRelease} release
 * @returns {Promise<string>} a message about the result
 */
export async function runPublish(server, release) {
  const { project, canary, source } = release;
  const { version, changed, preview } = await publish(server, release);
  const from = source ? `${describeSource(source)}\n` : '';
  if (release.preview !== undefined)
    return `${from}${project} ${version} is the preview ${release.preview}, for 14 days: ${preview}`;
  if (!changed) return `${project} ${version} is there already. Nothing changed.`;
  if (canary === undefined)
    return `${from}${project} ${version} is live at the next page load of ${server.address}.`;
  const share = `${from}${project} ${version} goes to ${canary} % of the visitors of ${server.address}.`;
  return `${share}\nA preview for everybody who has this link, for 24 hours: ${preview}`;
}

/** @param {Server} server @param {string} project */
export async function runPromote(server, project) {
  const { version } = await promote(server, project);
  return `${project} ${version} is live for everybody.`;
}

/** @param {Server} server @param {string} project */
export async function runRetire(server, project) {
  await retire(server, project);
  return `${project} has closed: its addresses say so. Publishing it opens it again.`;
}

/** @param {Server} server @param {string} project @param {string} [wanted] */
export async function runRollback(server, project, wanted) {
  const { version, withdrawn } = await rollBack(server, project, wanted);
  if (version === undefined)
    return `Nobody gets ${project} ${withdrawn} any more. It was its first version.`;
  const end = withdrawn === undefined ? '' : ` Nobody gets ${withdrawn} any more.`;
  return `${project} ${version} is live for everybody.${end}`;
}

/** @param {Server} server @param {string} project @param {ContactChange} change */
export async function runContacts(server, project, change) {
  if (change.action === 'add') {
    const { contact, secret } = await addContact(server, project, change.value);
    const told = `${contact.address} is told of ${project} from now on.`;
    return secret === null ? told : `${told}\nIt checks signatures with: ${secret}`;
  }
  if (change.action === 'remove') {
    await removeContact(server, project, change.value);
    return `${change.value} is told no more.`;
  }
  const { contacts } = await listContacts(server, project);
  if (contacts.length === 0)
    return `Nobody is told of ${project}. Add a mail address or a webhook.`;
  return contacts.map(({ id, address }) => `${id}  ${address}`).join('\n');
}

/** @param {Server} server */
export async function runList(server) {
  return releasesTable((await listReleases(server)).releases);
}
