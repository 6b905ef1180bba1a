import { parseArgs } from 'node:util';
import { ReleaseError } from './release-error.mjs';

const usage = `Usage:
  gift-registry-release publish <project> --from <build folder> --to <address>
                        [--canary <percent> | --preview <name>] [--again] [--tested] [--unvisited]
  gift-registry-release promote <project> --to <address>
  gift-registry-release rollback <project> [version] [--close] [--yes] --to <address>
  gift-registry-release retire <project> [--yes] --to <address>
  gift-registry-release contacts <project> [add <mail> | remove <id>] --to <address>
  gift-registry-release list --to <address>
DEPLOY_TOKEN holds the token.`;

const commands = /** @type {const} */ ([
  'publish',
  'promote',
  'rollback',
  'retire',
  'contacts',
  'list',
]);

/** @param {string | undefined} text @returns {number | undefined} */
function readShare(text) {
  if (text === undefined) return undefined;
  if (!/^\d{1,2}$/.test(text))
    throw new ReleaseError('--canary is a whole number of percent from 0 to 99, such as 10.');
  return Number(text);
}

/** The name of a branch as the name of a preview: `Feature/Blue` is `feature-blue`. @param {string | undefined} text */
export function readPreview(text) {
  if (text === undefined) return undefined;
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 60);
  if (!name) throw new ReleaseError('--preview is a name, such as that of the branch.');
  return name;
}

/** @param {string | undefined} action @param {string | undefined} value @returns {import('./commands.mjs').ContactChange} */
export function readChange(action, value) {
  if (action === undefined) return { action: 'list' };
  if ((action === 'add' || action === 'remove') && value) return { action, value };
  throw new ReleaseError(usage);
}

/** @param {string | undefined} text @returns {string} */
function readAddress(text) {
  const url = URL.canParse(text ?? '') ? new URL(text ?? '') : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ReleaseError('--to is an address such as https://gifts.example.');
  return url.origin;
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        canary: { type: 'string' },
        preview: { type: 'string' },
        again: { type: 'boolean', default: false },
        tested: { type: 'boolean', default: false },
        unvisited: { type: 'boolean', default: false },
        close: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new ReleaseError(usage);
  }
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
export function readArguments(args, env) {
  const { positionals, values } = parse(args);
  const [name, project = '', version, value] = positionals;
  const command = commands.find((each) => each === name);
  if (!command || (command === 'publish' && !values.from)) throw new ReleaseError(usage);
  if (command !== 'list' && !/^[a-z0-9-]+$/.test(project)) throw new ReleaseError(usage);
  const token = env['DEPLOY_TOKEN'];
  if (!token)
    throw new ReleaseError(
      'DEPLOY_TOKEN is not set. On the server, npm run deploy-token -- make <project> makes one.',
    );
  return {
    command,
    project,
    folder: values.from ?? '',
    canary: readShare(values.canary),
    preview: readPreview(values.preview),
    isAgain: values.again,
    isTested: values.tested,
    isUnvisited: values.unvisited,
    rollback: { version, closes: values.close, isYes: values.yes },
    change: command === 'contacts' ? readChange(version, value) : undefined,
    server: { address: readAddress(values.to), token },
  };
}
