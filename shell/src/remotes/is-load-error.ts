/** Codes of the federation runtime for a remote's files that could not be fetched. */
const fetchFailure = /RUNTIME-00[38]/;

/** Whether the files could not be had, in contrast to code that ran and failed. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError') return true;
  if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return true;
  return fetchFailure.test(error.message) && !error.message.includes('ScriptExecutionError');
}
