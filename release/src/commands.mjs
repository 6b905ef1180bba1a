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
import { confirm } from './confirm.mjs';
import { ReleaseError } from './release-error.mjs';
import { releasesTable, stateOf } from './table.mjs';

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

/** @param {Server} server @param {string} project @param {boolean} [isYes] */
export async function runRetire(server, project, isYes = false) {
  await confirm(`Close ${project}? Its addresses will say so.`, isYes);
  await retire(server, project);
  return `${project} has closed: its addresses say so. Publishing it opens it again.`;
}

/**
 * @typedef {object} RollbackChoice
 * @property {string | undefined} [version] default: the one before
 * @property {boolean} [closes] also when no earlier version is left
 * @property {boolean} [isYes] the question is answered
 */

/**
 * Says what is live and why, asks, and takes back what it said.
 *
 * @param {Server} server
 * @param {string} project
 * @param {RollbackChoice} [choice]
 */
export async function runRollback(server, project, { version: wanted, closes, isYes } = {}) {
  const { releases } = await listReleases(server);
  const deployed = releases.find((each) => each.project === project);
  const live = deployed?.live?.version;
  if (!deployed || live === undefined) throw new ReleaseError(`${project} has no live version.`);
  const state = stateOf(deployed);
  const isCanary = wanted === undefined && deployed.canary !== null;
  const target = wanted ?? (isCanary ? live : deployed.previous);
  if (target === null && !closes)
    throw new ReleaseError(
      `${state}\nThere is no earlier version to go back to. --close takes the area away from everybody.`,
    );
  const withdraws = isCanary ? deployed.canary?.version : live;
  const question =
    target === null
      ? `Take ${project} away from everybody?`
      : isCanary
        ? `End the canary ${withdraws}?`
        : `Go back to ${target}?`;
  await confirm(`${state}\n${question}`, isYes ?? false);
  const { version, withdrawn } = await rollBack(server, project, {
    version: wanted,
    withdraws,
    closes,
  });
  if (version === undefined)
    return `Nobody gets ${project} any more. Publishing it opens it again.`;
  const end = withdrawn === undefined ? '' : ` Nobody gets ${withdrawn} any more.`;
  return `${project} ${version} is live for everybody.${end}`;
}

/** @param {Server} server @param {string} project @param {ContactChange} change */
export async function runContacts(server, project, change) {
  if (change.action === 'add') {
    const { contact } = await addContact(server, project, change.value);
    return `${contact.address} is told of ${project} from now on.`;
  }
  if (change.action === 'remove') {
    await removeContact(server, project, change.value);
    return `${change.value} is told no more.`;
  }
  const { contacts } = await listContacts(server, project);
  if (contacts.length === 0) return `Nobody is told of ${project}. Add a mail address.`;
  return contacts.map(({ id, address }) => `${id}  ${address}`).join('\n');
}

/** @param {Server} server */
export async function runList(server) {
  return releasesTable((await listReleases(server)).releases);
}
