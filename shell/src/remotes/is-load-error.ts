/** Error codes of the federation runtime for files of a remote that failed to load. */
const fetchFailure = /RUNTIME-00[38]/;

/** True when files failed to load; false when loaded code threw. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError') return true;
  if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return true;
  return fetchFailure.test(error.message) && !error.message.includes('ScriptExecutionError');
}
