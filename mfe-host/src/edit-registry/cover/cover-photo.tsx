import { coverSize } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { useLazyComponent } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ChoosePhoto } from '../../photo/choose-photo.tsx';
import { useUploadPhoto } from '../../photo/use-upload-photo.ts';
import styles from './cover-photo.module.css';

const unreadable = 'We could not open this photo. Please choose a JPEG, PNG, WebP, GIF or AVIF.';

const loadCropPhoto = async () =>
  (await import(/* webpackChunkName: "crop-photo" */ './crop-photo.tsx')).CropPhoto;

interface Props {
  readonly imageUrl: string | null;
  readonly alt: string;
  readonly error: string | undefined;
  readonly onChange: (imageUrl: string | null) => void;
}

export function CoverPhoto({ imageUrl, alt, error, onChange }: Props) {
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [notOpened, setNotOpened] = useState<string>();
  const upload = useUploadPhoto(({ url }) => {
    setPhoto(undefined);
    onChange(url);
  });
  const close = () => {
    setPhoto(undefined);
    upload.reset();
  };
  const CropPhoto = useLazyComponent(loadCropPhoto, photo !== undefined, close);
  const choose = async (file: File) => {
    setNotOpened(undefined);
    upload.reset();
    setPhoto(await createImageBitmap(file).catch(() => setNotOpened(unreadable) ?? undefined));
  };

  return (
    <div className={styles.cover}>
      <p className={styles.label}>Cover picture</p>
      {photo && CropPhoto ? (
        <>
          <CropPhoto photo={photo} busy={upload.isPending} onUse={upload.mutate} onCancel={close} />
          {upload.error && (
            <p role="alert" className={styles.error}>
              {upload.error.message}
            </p>
          )}
        </>
      ) : (
        <>
          {imageUrl && <LazyImage src={imageUrl} alt={alt} ratio="5 / 2" {...coverSize} />}
          <div className={styles.buttons}>
            <ChoosePhoto
              name="Photo for the cover"
              label={imageUrl ? 'Choose another photo' : 'Choose a photo'}
              error={notOpened ?? error}
              onChoose={(file) => void choose(file)}
            />
            {imageUrl && (
              <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
                Remove the picture
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
