import { Button } from '@gift-registry/design-system/button';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Cluster } from '@gift-registry/design-system/layout';
import { useRef, useState } from 'react';
import styles from './photo-field.module.css';
import type { useUploadPhoto } from './use-upload-photo.ts';

interface Props {
  readonly imageUrl: string | null;
  readonly upload: ReturnType<typeof useUploadPhoto>;
  readonly error: string | undefined;
  readonly onRemove: () => void;
}

const accept = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const photoOf = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'));

/** A photo is dropped here, chosen, taken with the camera, or pasted anywhere in the form. */
export function PhotoField({ imageUrl, upload, error, onRemove }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const problem = upload.error?.message ?? error;
  return (
    <div
      role="group"
      aria-label="Picture"
      className={styles.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const photo = photoOf(event.dataTransfer);
        if (photo) upload.mutate(photo);
      }}
    >
      <div className={styles.picture}>
        <LazyImage src={imageUrl} alt="" ratio="1 / 1" loading="eager" />
      </div>
      <div className={styles.tools}>
        {[
          { name: 'Photo of the product', input: file },
          { name: 'Photo of the camera', input: camera },
        ].map(({ name, input }) => (
          <input
            key={name}
            ref={input}
            type="file"
            accept={accept}
            capture={input === camera ? 'environment' : undefined}
            aria-label={name}
            tabIndex={-1}
            className={styles.input}
            onChange={({ target }) => {
              const [photo] = target.files ?? [];
              // The same file can be chosen again after a failure.
              target.value = '';
              if (photo) upload.mutate(photo);
            }}
          />
        ))}
        <Cluster>
          <Button
            size="sm"
            busy={upload.isPending}
            busyLabel="Saving..."
            onClick={() => file.current?.click()}
          >
            Choose a photo
          </Button>
          <Button size="sm" disabled={upload.isPending} onClick={() => camera.current?.click()}>
            Take a photo
          </Button>
          {imageUrl !== null && (
            <Button size="sm" variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          )}
        </Cluster>
        <p className={styles.hint} role="status">
          {upload.isPending ? 'Saving the photo...' : 'Or drop a photo here, or paste one.'}
        </p>
        {problem && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
