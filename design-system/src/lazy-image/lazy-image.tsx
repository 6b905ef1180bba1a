import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { GiftIcon } from '../icon/icon.tsx';
import styles from './lazy-image.module.css';

export type LazyImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** Address of the picture; null or '' shows the fallback. */
  src: string | null | undefined;
  /** What the picture shows; '' where the text beside it says so already. */
  alt: string;
  /** Width to height of the frame, kept while loading. Default '1 / 1'. */
  ratio?: '1 / 1' | '4 / 3' | '3 / 4' | '16 / 9' | undefined;
  /** `cover` (default) fills the frame, `contain` shows all of the picture. */
  fit?: 'cover' | 'contain' | undefined;
  /** Shown when there is no picture or it fails to load. Default a drawn gift. */
  fallback?: ReactNode;
};

/** A picture that loads when it comes near the screen and never moves what is around it. */
export function LazyImage({
  src,
  alt,
  ratio = '1 / 1',
  fit = 'cover',
  fallback = <GiftIcon />,
  className,
  loading = 'lazy',
  onError,
  ...image
}: LazyImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const missing = !src || src === failedSrc;
  return (
    <span className={classNames(styles.frame, className)} data-ratio={ratio} data-fit={fit}>
      {missing ? (
        <span className={styles.fallback} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          {fallback}
        </span>
      ) : (
        <img
          decoding="async"
          {...image}
          loading={loading}
          src={src}
          alt={alt}
          className={styles.image}
          onError={(event) => {
            setFailedSrc(src);
            onError?.(event);
          }}
        />
      )}
    </span>
  );
}
