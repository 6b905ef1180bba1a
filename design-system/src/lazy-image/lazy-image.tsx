import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { GiftIcon } from '../icon/icon.tsx';
import styles from './lazy-image.module.css';

export type PictureSource = {
  /** A media type such as image/avif. */
  type: string;
  srcSet: string;
  /** A media query under which the version is offered. Default always. */
  media?: string;
};

type LazyImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> & {
  /** Address of the picture; null or '' shows the fallback. */
  src: string | null | undefined;
  /** The alternative text; '' beside a text that says the same. */
  alt: string;
  /** Width to height of the frame, also while loading. Default '1 / 1'. */
  ratio?: '1 / 1' | '4 / 3' | '3 / 4' | '16 / 9' | '5 / 2' | undefined;
  /** `cover` (default) fills the frame, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain' | undefined;
  /** The picture's own colour, shown while it loads. Default that of sunken surfaces. */
  colour?: string | null | undefined;
  /** Versions in other formats, the best first. `sizes` applies to them too. */
  sources?: readonly PictureSource[] | undefined;
  /** Replaces a picture that is missing or fails to load. Default a gift icon. */
  fallback?: ReactNode;
};

/** A picture that loads near the viewport, in a frame of fixed ratio so the layout never shifts. */
export function LazyImage({
  src,
  alt,
  ratio = '1 / 1',
  fit = 'cover',
  colour,
  fallback = <GiftIcon />,
  sources = [],
  sizes,
  className,
  loading = 'lazy',
  onError,
  ...image
}: LazyImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const missing = !src || src === failedSrc;
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = picture;
    // It may have failed before the scripts of the page could listen.
    if (current?.complete && current.currentSrc)
      current.decode().catch(() => setFailedSrc(src ?? undefined));
  }, [src]);
  return (
    <span className={classNames(styles.frame, className)} data-ratio={ratio} data-fit={fit}>
      {/* An attribute of a shape, because documents forbid style attributes. */}
      {colour && !missing && (
        <svg aria-hidden="true" className={styles.colour}>
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      {missing ? (
        <span className={styles.fallback} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          {fallback}
        </span>
      ) : (
        <picture>
          {sources.map(({ type, srcSet, media }) => (
            <source
              key={`${media} ${type}`}
              media={media}
              type={type}
              srcSet={srcSet}
              sizes={sizes}
            />
          ))}
          <img
            ref={picture}
            decoding="async"
            {...image}
            sizes={sizes}
            loading={loading}
            src={src}
            alt={alt}
            className={styles.image}
            onError={(event) => {
              setFailedSrc(src);
              onError?.(event);
            }}
          />
        </picture>
      )}
    </span>
  );
}
