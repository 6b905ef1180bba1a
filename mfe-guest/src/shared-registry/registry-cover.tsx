import { coverSize, largeSources, type SharedRegistry } from '@gift-registry/bff-contract';
import { LazyImage } from '@gift-registry/design-system/lazy-image';

interface Props {
  readonly registry: SharedRegistry;
  readonly className: string | undefined;
  /** The width at which it shows, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Shown on the first screen. Default true. */
  readonly atOnce?: boolean;
}

/** The picture that the hosts chose for their registry; nothing without one. */
export function RegistryCover({ registry, className, sizes, atOnce = true }: Props) {
  const { coverImageUrl, coverAlt } = registry;
  if (!coverImageUrl) return null;
  return (
    <LazyImage
      src={coverImageUrl}
      sources={largeSources(coverImageUrl)}
      sizes={sizes}
      alt={coverAlt ?? ''}
      ratio="5 / 2"
      {...coverSize}
      {...(atOnce ? { loading: 'eager', fetchPriority: 'high' } : {})}
      className={className}
    />
  );
}
