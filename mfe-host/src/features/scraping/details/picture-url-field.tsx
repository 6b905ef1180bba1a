import { type ScrapedPicture, startScrape, waitForPicture } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api.ts';
import styles from './picture-url-field.module.css';

function useImportPicture() {
  const api = useApi();
  return useMutation<ScrapedPicture, Error, string>({
    mutationFn: async (url) =>
      waitForPicture(api, await api(startScrape, { body: { url, kind: 'picture' } })),
  });
}

interface Props {
  readonly onImport: (picture: ScrapedPicture) => void;
}

export function PictureUrlField({ onImport }: Props) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const importPicture = useImportPicture();

  const submit = () =>
    importPicture.mutate(url.trim(), {
      onSuccess(picture) {
        onImport(picture);
        setUrl('');
        setOpen(false);
      },
    });

  if (!open)
    return (
      <div className={styles.box}>
        <Button size="sm" onClick={() => setOpen(true)}>
          Use a web address
        </Button>
      </div>
    );
  return (
    <div className={styles.box}>
      <TextField
        label="Picture address"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus
        placeholder="https://"
        value={url}
        error={importPicture.error?.message}
        onChange={(event) => {
          setUrl(event.target.value);
          importPicture.reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form around this field.
          event.preventDefault();
          if (url.trim() !== '' && !importPicture.isPending) submit();
        }}
      />
      <Button
        size="sm"
        busy={importPicture.isPending}
        busyLabel="Saving..."
        disabled={url.trim() === ''}
        onClick={submit}
      >
        Use this picture
      </Button>
    </div>
  );
}
