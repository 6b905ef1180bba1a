import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { ArrowLeftIcon, ArrowRightIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { largeSources } from '@gift-registry/bff-contract';
import { useRef } from 'react';
import { useScriptsRun } from '../platform/scripts.tsx';
import styles from './gift-gallery.module.css';

interface Props {
  readonly name: string;
  readonly imageUrls: readonly string[];
}

export function GiftGallery({ name, imageUrls }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const scriptsRun = useScriptsRun();
  const turn = (pages: number) =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth, behavior: 'smooth' });
  return (
    <div className={styles.gallery}>
      <ul
        ref={list}
        // Lists without markers lose their role in Safari.
        role="list"
        aria-label={`Pictures of ${name}`}
        tabIndex={0}
        className={styles.pictures}
      >
        {imageUrls.map((url, index) => (
          <li key={url} className={styles.picture}>
            <LazyImage
              src={url}
              sources={largeSources(url)}
              sizes="(min-width: 48rem) 32rem, 90vw"
              alt={`Picture ${index + 1} of ${imageUrls.length}`}
              ratio="4 / 3"
              fit="contain"
              {...(index === 0 ? { loading: 'eager', fetchPriority: 'high' } : {})}
            />
          </li>
        ))}
      </ul>
      {scriptsRun && (
        <div className={styles.turns}>
          <IconButton label="Previous picture" onClick={() => turn(-1)}>
            <ArrowLeftIcon />
          </IconButton>
          <IconButton label="Next picture" onClick={() => turn(1)}>
            <ArrowRightIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}
