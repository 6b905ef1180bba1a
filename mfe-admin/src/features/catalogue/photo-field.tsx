import { Button } from '@gift-registry/design-system/button';
import { FileButton } from '@gift-registry/design-system/file-button';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Cluster } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import styles from './photo-field.module.css';
import {
  maxPhotoBytes,
  photoTooLarge,
  uploadPhoto,
  waitForPicture,
} from '@gift-registry/bff-contract';
import { photoContent } from '@gift-registry/shell-contract/photos';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

/** The workers check a photo and draw it anew, as they do for hosts. */
export function useUploadPhoto(onStored: (imageUrl: string) => void) {
  const api = useApi();
  return useMutation<string, Error, Blob>({
    async mutationFn(photo) {
      const limit = { maxBytes: maxPhotoBytes, tooLarge: photoTooLarge };
      const content = await photoContent(photo, limit);
      const started = await api(uploadPhoto, { body: { content } });
      return (await waitForPicture(api, started)).url;
    },
    onSuccess: onStored,
  });
}

interface Props {
  readonly imageUrl: string | null;
  readonly upload: ReturnType<typeof useUploadPhoto>;
  readonly error: string | undefined;
  readonly onRemove: () => void;
}

export const photoOf = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'));

/** A photo is dropped here, chosen, taken with the camera, or pasted anywhere in the form. */
export function PhotoField({ imageUrl, upload, error, onRemove }: Props) {
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
        <Cluster>
          <FileButton
            kind="photo"
            fileLabel="Photo of the product"
            size="sm"
            busy={upload.isPending}
            busyLabel="Saving..."
            onChoose={(photo) => upload.mutate(photo)}
          >
            Choose a photo
          </FileButton>
          <FileButton
            kind="photo"
            fileLabel="Photo of the camera"
            camera
            size="sm"
            disabled={upload.isPending}
            onChoose={(photo) => upload.mutate(photo)}
          >
            Take a photo
          </FileButton>
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
