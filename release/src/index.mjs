export { readSource } from './build.mjs';
export {
  publish,
  readCommand,
  runCommand,
  runContacts,
  runPublish,
  runRollback,
} from './commands.mjs';
export { ReleaseError, tellRefusal } from './server.mjs';
