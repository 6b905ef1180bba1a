import { listReleases, promote, publish, rollBack } from './server.mjs';
import { releasesTable } from './table.mjs';

/** @typedef {import('./server.mjs').Server} Server */

/**
 * @param {Server} server
 * @param {{ project: string, folder: string, canary?: number | undefined }} release
 * @returns {Promise<string>} a message about the result
 */
export async function runPublish(server, release) {
  const { project, canary } = release;
  const { version, changed, preview } = await publish(server, release);
  if (!changed) return `${project} ${version} is there already. Nothing changed.`;
  if (canary === undefined)
    return `${project} ${version} is live at the next page load of ${server.address}.`;
  const share = `${project} ${version} goes to ${canary} % of the visitors of ${server.address}.`;
  return `${share}\nA preview for everybody who has this link, for 24 hours: ${preview}`;
}

/** @param {Server} server @param {string} project */
export async function runPromote(server, project) {
  const { version } = await promote(server, project);
  return `${project} ${version} is live for everybody.`;
}

/** @param {Server} server @param {string} project @param {string} [wanted] */
export async function runRollback(server, project, wanted) {
  const { version, withdrawn } = await rollBack(server, project, wanted);
  const end = withdrawn === undefined ? '' : ` Nobody gets ${withdrawn} any more.`;
  return `${project} ${version} is live for everybody.${end}`;
}

/** @param {Server} server */
export async function runList(server) {
  return releasesTable((await listReleases(server)).releases);
}
