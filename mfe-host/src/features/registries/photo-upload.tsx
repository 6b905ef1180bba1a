import { Spinner } from '@gift-registry/design-system/spinner';
import { ChoosePhoto } from './choose-photo.tsx';
import styles from './photo-upload.module.css';
import type { useUploadPhoto } from './use-upload-photo.ts';

interface Props {
  readonly upload: ReturnType<typeof useUploadPhoto>;
}

export function PhotoUpload({ upload }: Props) {
  return (
    <ChoosePhoto
      name="Photo of the gift"
      label="Upload a photo"
      busy={upload.isPending}
      error={upload.error?.message}
      onChoose={upload.mutate}
    >
      <p className={styles.hint} role="status">
        {upload.isPending ? <Spinner size="sm" label="Saving the photo" /> : 'Or paste one here.'}
      </p>
    </ChoosePhoto>
  );
}

export const pastedPhoto = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'));
