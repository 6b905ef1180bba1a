import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';

const TRIES = 6;
const MAX_SECONDS = 20;

const pause = (seconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });

async function fetchFile(url: string, failure: string): Promise<Blob> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (response.ok) return response.blob();
    const seconds = Number(response.headers.get('retry-after') ?? Infinity);
    // Not a number, too, is not below the maximum.
    if (response.status !== 503 || tries === TRIES || !(seconds <= MAX_SECONDS))
      throw new Error(failure);
    await pause(seconds);
  }
}

export interface FileToSave {
  readonly url: string;
  readonly name: string;
  readonly failure: string;
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a file. It is read here rather than by a link, so that the page can ask again and say when it fails. */
export function useSaveFile({ url, name, failure }: FileToSave) {
  const showToast = useToast();
  return useMutation({
    mutationFn: () => fetchFile(url, failure),
    onSuccess: (file) => save(file, name),
    onError: () =>
      showToast({ type: 'error', title: failure, description: 'Please check your connection.' }),
  });
}
