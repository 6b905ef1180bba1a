import { EntryLoadError } from './load-entry.ts';

export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof EntryLoadError || error.name === 'ChunkLoadError') return true;
  return 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
}
