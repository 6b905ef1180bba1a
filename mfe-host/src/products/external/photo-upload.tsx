import { Button } from '@gift-registry/design-system/button';
import { Spinner } from '@gift-registry/design-system/spinner';
import { useRef } from 'react';
import styles from './photo-upload.module.css';
import type { useUploadPhoto } from './use-upload-photo.ts';

interface Props {
  readonly upload: ReturnType<typeof useUploadPhoto>;
}

/** Takes a photo of the host: from the phone's camera or gallery, or a file. */
export function PhotoUpload({ upload }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label="Photo of the gift"
        tabIndex={-1}
        className={styles.input}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          // The same file can be chosen again after a failure.
          target.value = '';
          if (photo) upload.mutate(photo);
        }}
      />
      <Button
        size="sm"
        busy={upload.isPending}
        busyLabel="Saving..."
        onClick={() => input.current?.click()}
      >
        Upload a photo
      </Button>
      <p className={styles.hint} role="status">
        {upload.isPending ? <Spinner size="sm" label="Saving the photo" /> : 'Or paste one here.'}
      </p>
      {upload.error && (
        <p role="alert" className={styles.error}>
          {upload.error.message}
        </p>
      )}
    </div>
  );
}

/** The photo among pasted things. */
export const pastedPhoto = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'));
