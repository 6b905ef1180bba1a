import { fundKindNames, type FundKind } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { ChoosePhoto } from '../../registries/photo/choose-photo.tsx';
import { useUploadPhoto } from '../../registries/photo/use-upload-photo.ts';
import styles from './fund-picture.module.css';

interface Props {
  readonly kind: FundKind;
  readonly picture: string | null;
  readonly error: string | undefined;
  readonly onChange: (picture: string | null) => void;
}

export function FundPicture({ kind, picture, error, onChange }: Props) {
  const upload = useUploadPhoto(({ hash }) => onChange(hash));
  return (
    <Cluster>
      <div className={styles.picture}>
        <LazyImage
          src={
            picture === null ? `/pictures/fund-${kind}.svg` : `/gift-pictures/${picture}-400.webp`
          }
          alt={picture === null ? `Our drawing: ${fundKindNames[kind]}` : 'Your picture'}
          ratio="1 / 1"
        />
      </div>
      <ChoosePhoto
        name="Picture of the fund"
        label={picture === null ? 'Upload a picture' : 'Choose another picture'}
        busy={upload.isPending}
        error={upload.error?.message ?? error}
        onChoose={upload.mutate}
      >
        {picture !== null && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Use our drawing
          </Button>
        )}
      </ChoosePhoto>
    </Cluster>
  );
}
