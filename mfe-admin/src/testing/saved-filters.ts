import { listSavedFilters, type SavedFilter } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';

/** Every list asks for them. */
export const serveSavedFilters = (filters: readonly SavedFilter[] = []): void =>
  testServer.reply(listSavedFilters, { filters: [...filters] });
