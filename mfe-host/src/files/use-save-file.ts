import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from './fetch-file.ts';

export interface FileToSave {
  readonly url: string;
  readonly name: string;
  /** The title of the message when it can't be read. */
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
