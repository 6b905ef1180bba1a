import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readFolder } from './build.mjs';
import {
  addContact,
  listContacts,
  listReleases,
  promote,
  ReleaseError,
  removeContact,
  retire,
  rollBack,
  upload,
} from './server.mjs';
import { releasesTable, stateOf } from './table.mjs';

/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {import('./build.mjs').ReleaseSource} ReleaseSource */

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean', default: false });

const known = {
  ...{ to: text, from: text, canary: text, preview: text },
  ...{ again: flag, tested: flag, untested: flag, unvisited: flag, close: flag, yes: flag },
};

/** The commands with their options besides `--to`. @type {Readonly<Record<string, { usage: string, options: readonly (keyof typeof known)[] }>>} */
const commands = {
  publish: {
    usage:
      '<project> --from <build folder> [--canary <percent> | --preview <name>] [--again] [--tested] [--unvisited]',
    options: ['from', 'canary', 'preview', 'again', 'tested', 'untested', 'unvisited'],
  },
  promote: { usage: '<project>', options: [] },
  rollback: { usage: '<project> [version] [--close] [--yes]', options: ['close', 'yes'] },
  retire: { usage: '<project> [--yes]', options: ['yes'] },
  contacts: { usage: '<project> [add <mail> | remove <id>]', options: [] },
  list: { usage: '', options: [] },
};

/** @param {string} name */
const usageOf = (name) => {
  const shown = name in commands ? [name] : Object.keys(commands);
  return new ReleaseError(
    shown.map((each) => `Usage: ${each} ${commands[each]?.usage} --to <address>`).join('\n'),
  );
};

/** The name of a branch as the name of a preview: `Feature/Blue` is `feature-blue`. @param {string} branch */
function previewOf(branch) {
  const name = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 60);
  if (!name) throw new ReleaseError('--preview is a name, such as that of the branch.');
  return name;
}

/** @param {string} address */
function originOf(address) {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))
    return new URL(address).origin;
  throw new ReleaseError('--to is an address such as https://gifts.example.');
}

/** @param {string} name @param {readonly string[]} args */
function parse(name, args) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: known,
    });
    const allowed = new Set(['to', ...(commands[name]?.options ?? [])]);
    const isStray = Object.entries(values).some(([key, value]) => value && !allowed.has(key));
    if (name in commands && !isStray) return { positionals, values };
  } catch {
    // An option that no command has.
  }
  throw usageOf(name);
}

/** @typedef {ReturnType<typeof readCommand>} Command */

/** @param {readonly string[]} args */
export function readCommand([name = '', ...args]) {
  const { positionals, values } = parse(name, args);
  const [project = '', word, value] = positionals;
  if (name !== 'list' && !/^[a-z0-9-]{1,60}$/.test(project)) throw usageOf(name);
  if (name === 'contacts' && word !== undefined && !(/^(?:add|remove)$/.test(word) && value))
    throw usageOf(name);
  if (values.canary !== undefined && !/^\d{1,2}$/.test(values.canary))
    throw new ReleaseError('--canary is a whole number of percent from 0 to 99, such as 10.');
  return {
    ...{ name, project, word, value, folder: values.from },
    to: values.to === undefined ? undefined : originOf(values.to),
    canary: values.canary === undefined ? undefined : Number(values.canary),
    preview: values.preview === undefined ? undefined : previewOf(values.preview),
    ...{ isAgain: values.again, isTested: values.tested, isUntested: values.untested },
    ...{ isUnvisited: values.unvisited, closes: values.close, isYes: values.yes },
  };
}

/**
 * Asks on the terminal. Programs answer with --yes.
 *
 * @param {string} question
 * @param {boolean | undefined} isYes
 */
async function confirm(question, isYes) {
  if (isYes) return;
  if (!process.stdin.isTTY)
    throw new ReleaseError(`${question}\nNothing was changed. Add --yes to answer yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new ReleaseError('Nothing was changed.');
}

/**
 * @typedef {object} NewRelease
 * @property {string} project
 * @property {string | undefined} folder
 * @property {number | undefined} [canary]
 * @property {string | undefined} [preview]
 * @property {boolean} [isAgain] also when this build was withdrawn
 * @property {boolean} [isUnvisited] without the renderings that the server tries before a release is live
 */

/** @param {Server} server @param {NewRelease} release @param {ReleaseSource} [source] */
export async function publish(server, release, source) {
  const { project, folder, canary, preview, isAgain, isUnvisited } = release;
  if (!folder) throw usageOf('publish');
  const form = await readFolder(folder);
  if (source) form.append('source', JSON.stringify(source));
  const query = new URLSearchParams({
    ...(canary === undefined ? {} : { canary: String(canary) }),
    ...(preview === undefined ? {} : { preview }),
    ...(isAgain ? { again: '1' } : {}),
    ...(isUnvisited ? { unvisited: '1' } : {}),
  });
  return upload(server, project, form, query);
}

/** @param {Server} server @param {NewRelease} release @param {ReleaseSource} [source] @returns {Promise<string>} a message about the result */
export async function runPublish(server, release, source) {
  const { project, canary } = release;
  const { version, changed, preview } = await publish(server, release, source);
  const facts = [
    ...(source?.isDirty ? ['with changes that no commit has'] : []),
    source?.tests === 'passed' ? 'tests passed' : 'not tested',
  ];
  const from = source
    ? `${source.commit.slice(0, 8)} ${source.message}, by ${source.author} (${facts.join(', ')})\n`
    : '';
  if (release.preview !== undefined)
    return `${from}${project} ${version} is the preview ${release.preview}, for 14 days: ${preview}`;
  if (!changed) return `${project} ${version} is there already. Nothing changed.`;
  if (canary === undefined)
    return `${from}${project} ${version} is live at the next page load of ${server.address}.`;
  const share = `${from}${project} ${version} goes to ${canary} % of the visitors of ${server.address}.`;
  return `${share}\nA preview for everybody who has this link, for 14 days: ${preview}`;
}

/**
 * Says what is live and why, asks, and takes back what it said.
 *
 * @param {Server} server
 * @param {{ project: string, word?: string | undefined, closes?: boolean, isYes?: boolean }} choice `word` is a version; default: the one before
 */
export async function runRollback(server, { project, word: wanted, closes, isYes }) {
  const { releases } = await listReleases(server);
  const deployed = releases.find((each) => each.project === project);
  if (!deployed?.live) throw new ReleaseError(`${project} has no live version.`);
  const { live, previous } = deployed;
  const state = stateOf(deployed);
  const canary = wanted === undefined ? deployed.canary : null;
  const target = wanted ?? (canary ? live.version : previous);
  if (target === null && !closes)
    throw new ReleaseError(
      `${state}\nThere is no earlier version to go back to. --close takes the area away from everybody.`,
    );
  const question = canary ? `End the canary ${canary.version}?` : `Go back to ${target}?`;
  const asked = target === null ? `Take ${project} away from everybody?` : question;
  await confirm(`${state}\n${asked}`, isYes);
  const withdraws = (canary ?? live).version;
  const choice = { version: wanted, withdraws, closes };
  const { version, withdrawn } = await rollBack(server, project, choice);
  if (version === undefined)
    return `Nobody gets ${project} any more. Publishing it opens it again.`;
  const end = withdrawn === undefined ? '' : ` Nobody gets ${withdrawn} any more.`;
  return `${project} ${version} is live for everybody.${end}`;
}

/** @param {Server} server @param {Pick<Command, 'project' | 'word' | 'value'>} command */
export async function runContacts(server, { project, word, value = '' }) {
  if (word === 'add') {
    const { contact } = await addContact(server, project, value);
    return `${contact.address} is told of ${project} from now on.`;
  }
  if (word === 'remove') {
    await removeContact(server, project, value);
    return `${value} is told no more.`;
  }
  const { contacts } = await listContacts(server, project);
  if (contacts.length === 0) return `Nobody is told of ${project}. Add a mail address.`;
  return contacts.map(({ id, address }) => `${id}  ${address}`).join('\n');
}

/** @param {Command} command @param {Server} server @param {ReleaseSource} [source] @returns {Promise<string>} a message about the result */
export async function runCommand(command, server, source) {
  const { name, project, isYes } = command;
  if (name === 'publish') return runPublish(server, command, source);
  if (name === 'rollback') return runRollback(server, command);
  if (name === 'contacts') return runContacts(server, command);
  if (name === 'list') return releasesTable((await listReleases(server)).releases);
  if (name === 'promote')
    return `${project} ${(await promote(server, project)).version} is live for everybody.`;
  await confirm(`Close ${project}? Its addresses will say so.`, isYes);
  await retire(server, project);
  return `${project} has closed: its addresses say so. Publishing it opens it again.`;
}
