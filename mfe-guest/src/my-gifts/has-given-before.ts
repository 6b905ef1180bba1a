import { browserStorage } from '@gift-registry/shell-contract';

const key = 'gr-has-given';

/** A mark in this browser that its guest has gifts, without any data about them. */
export const hasGivenBefore = {
  read: (): boolean => browserStorage('localStorage')?.get(key) !== undefined,
  write: (): void => void browserStorage('localStorage')?.set(key, '1'),
};
