const TIMEOUT_MS = 30_000;

export class EntryLoadError extends Error {
  override readonly name = 'EntryLoadError';
}

/** Runs the script at `url`, which a browser fetches again when it failed before. */
export function loadEntry(url: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new EntryLoadError(`${url} could not be loaded.`));
    };
    const timeout = setTimeout(fail, TIMEOUT_MS);
    script.onload = () => resolve();
    script.onerror = fail;
    script.src = url;
    document.head.append(script);
    for (const type of ['load', 'error'])
      script.addEventListener(type, () => clearTimeout(timeout));
  });
}

export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof EntryLoadError || error.name === 'ChunkLoadError') return true;
  return 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
}

const delays = [300, 900, 2700];

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export async function retryLoad<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of delays) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadError(error)) throw error;
      await wait(delay);
    }
  }
  return load();
}
