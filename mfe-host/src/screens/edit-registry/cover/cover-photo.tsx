import { coverSize } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { useLazyComponent } from '@gift-registry/shell-contract';
import { ChoosePhoto } from '../../../features/registries/choose-photo.tsx';
import type { ChosenCoverPhoto } from './use-cover-photo.ts';
import styles from './cover-photo.module.css';

const loadCropPhoto = async () =>
  (await import(/* webpackChunkName: "crop-photo" */ './crop-photo.tsx')).CropPhoto;

interface Props {
  readonly chosen: ChosenCoverPhoto;
  readonly imageUrl: string | null;
  readonly alt: string;
  readonly error: string | undefined;
  readonly onChange: (imageUrl: string | null) => void;
}

export function CoverPhoto({ chosen, imageUrl, alt, error, onChange }: Props) {
  const { photo, problem, isUploading, upload, close, choose } = chosen;
  const CropPhoto = useLazyComponent(loadCropPhoto, photo !== undefined, close);

  return (
    <div className={styles.cover}>
      <p className={styles.label}>Cover picture</p>
      {photo && CropPhoto ? (
        <>
          <CropPhoto photo={photo} busy={isUploading} onUse={upload} onCancel={close} />
          {problem && (
            <p role="alert" className={styles.error}>
              {problem}
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
              error={problem ?? error}
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
