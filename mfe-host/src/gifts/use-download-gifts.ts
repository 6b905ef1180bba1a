import { exportGifts, urlOf } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';

/** Reads the file here rather than by a link, so that a failure is a sentence on the page. */
async function fetchGifts(registryId: string | undefined): Promise<Blob> {
  const url = urlOf(exportGifts.path, registryId === undefined ? {} : { query: { registryId } });
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(exportGifts.failureMessage);
  return response.blob();
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves the Gift Book as a file for spreadsheets. */
export function useDownloadGifts(registryId: string | undefined) {
  const showToast = useToast();
  return useMutation({
    mutationFn: () => fetchGifts(registryId),
    onSuccess: (file) => save(file, 'gift-book.csv'),
    onError: () =>
      showToast({
        type: 'error',
        title: exportGifts.failureMessage,
        description: 'Please check your connection.',
      }),
  });
}
