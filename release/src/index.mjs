export { readChange, readPreview } from './arguments.mjs';
export {
  runCheck,
  runContacts,
  runList,
  runPromote,
  runPublish,
  runRetire,
  runRollback,
} from './commands.mjs';
/** @typedef {import('./commands.mjs').ContactChange} ContactChange */
export { readSource } from './read-source.mjs';
export { publish, tellRefusal } from './server.mjs';
export { ReleaseError } from './release-error.mjs';
