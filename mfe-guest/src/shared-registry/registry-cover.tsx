import { coverSize, largeSources, type SharedRegistry } from '@gift-registry/bff-contract';
import { LazyImage } from '@gift-registry/design-system/lazy-image';

interface Props {
  readonly registry: SharedRegistry;
  readonly className: string | undefined;
  readonly sizes: string;
}

export function RegistryCover({ registry, className, sizes }: Props) {
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
      loading="eager"
      fetchPriority="high"
      className={className}
    />
  );
}
