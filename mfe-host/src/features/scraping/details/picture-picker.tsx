import type { ScrapedPicture } from '@gift-registry/bff-contract';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { useId } from 'react';
import { PhotoUpload } from '../../registries/photo-upload.tsx';
import { PictureUrlField } from './picture-url-field.tsx';
import styles from './picture-picker.module.css';
import type { useUploadPhoto } from '../../registries/use-upload-photo.ts';

interface Props {
  readonly pictures: readonly ScrapedPicture[];
  readonly chosen: string | null;
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly showsOthers: boolean;
  readonly onShowOthers: (shown: boolean) => void;
  readonly onChoose: (hash: string | null) => void;
  readonly onImport: (picture: ScrapedPicture) => void;
  readonly upload: ReturnType<typeof useUploadPhoto>;
}

export function PicturePicker(props: Props) {
  const { pictures, chosen, note, error, onChoose, onImport, upload } = props;
  const { showsOthers, onShowOthers } = props;
  const name = useId();
  const choices = [
    ...pictures.map(({ hash, url }, index) => ({ hash, url, label: `Picture ${index + 1}` })),
    { hash: null, url: null, label: 'No picture' },
  ];
  const shown = pictures.find(({ hash }) => hash === chosen);
  return (
    <div className={styles.choice}>
      {shown && (
        <LazyImage src={shown.url} alt="The picture of this gift" fit="contain" loading="eager" />
      )}
      {pictures.length === 0 && <p className={styles.legend}>Picture</p>}
      {pictures.length > 0 && (
        <fieldset role="radiogroup" aria-describedby={note ? `${name}-note` : undefined}>
          <legend className={styles.legend}>Picture</legend>
          <div className={styles.pictures}>
            {choices.map(({ hash, url, label }) => (
              <label key={hash} className={styles.picture}>
                <input
                  type="radio"
                  name={name}
                  aria-label={label}
                  className={styles.radio}
                  checked={hash === chosen}
                  onChange={() => onChoose(hash)}
                />
                <LazyImage src={url} alt="" loading="eager" />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {pictures.length > 1 && chosen !== null && (
        <Checkbox
          label="Show guests the other pictures too"
          checked={showsOthers}
          onChange={({ target }) => onShowOthers(target.checked)}
        />
      )}
      {note && (
        <p id={`${name}-note`} className={styles.note}>
          {note}
        </p>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <PhotoUpload upload={upload} />
      <PictureUrlField onImport={onImport} />
    </div>
  );
}
