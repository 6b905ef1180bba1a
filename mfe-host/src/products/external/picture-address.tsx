import type { ScrapedPicture } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import styles from './picture-address.module.css';
import { useBringPicture } from './use-bring-picture.ts';

interface Props {
  readonly onBring: (picture: ScrapedPicture) => void;
}

/** Takes a picture from anywhere on the web: a copy of it is kept, so that it does not change or vanish. */
export function PictureAddress({ onBring }: Props) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const bring = useBringPicture();

  const submit = () =>
    bring.mutate(url.trim(), {
      onSuccess(picture) {
        onBring(picture);
        setUrl('');
        setOpen(false);
      },
    });

  if (!open)
    return (
      <div className={styles.box}>
        <Button size="sm" onClick={() => setOpen(true)}>
          Use another picture
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
        error={bring.error?.message}
        onChange={(event) => {
          setUrl(event.target.value);
          bring.reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would add the gift.
          event.preventDefault();
          if (url.trim() !== '' && !bring.isPending) submit();
        }}
      />
      <Button
        size="sm"
        busy={bring.isPending}
        busyLabel="Saving..."
        disabled={url.trim() === ''}
        onClick={submit}
      >
        Use this picture
      </Button>
    </div>
  );
}
