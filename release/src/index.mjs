export { runList, runPromote, runPublish, runRollback } from './commands.mjs';
export { ReleaseError } from './release-error.mjs';
