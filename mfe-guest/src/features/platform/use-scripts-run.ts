import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in a document of the server, where only links and forms answer. */
export const useScriptsRun = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
