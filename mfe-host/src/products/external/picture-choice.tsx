import type { ScrapedPicture } from '@gift-registry/bff-contract';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { useId } from 'react';
import { PictureAddress } from './picture-address.tsx';
import styles from './picture-choice.module.css';

interface Props {
  readonly pictures: readonly ScrapedPicture[];
  /** The hash of the chosen one; null for none. */
  readonly chosen: string | null;
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (hash: string | null) => void;
  readonly onBring: (picture: ScrapedPicture) => void;
}

/** The pictures of the page, one of the host's own choice, or none. */
export function PictureChoice({ pictures, chosen, note, error, onChoose, onBring }: Props) {
  const name = useId();
  const choices = [
    ...pictures.map(({ hash, url }, index) => ({ hash, url, label: `Picture ${index + 1}` })),
    { hash: null, url: null, label: 'No picture' },
  ];
  const shown = pictures.find(({ hash }) => hash === chosen);
  return (
    <div className={styles.choice}>
      <LazyImage src={shown?.url} alt="The picture of this gift" fit="contain" loading="eager" />
      {pictures.length > 0 && (
        <fieldset
          className={styles.group}
          role="radiogroup"
          aria-describedby={note ? `${name}-note` : undefined}
        >
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
      <PictureAddress onBring={onBring} />
    </div>
  );
}
