import { largePicture, type SharedItem } from '@gift-registry/bff-contract';
import { LazyImage } from '@gift-registry/design-system/lazy-image';

/** The large picture of an opened gift. Its name stands beside it. */
export function GiftPicture({ item }: { readonly item: SharedItem }) {
  return (
    <LazyImage
      src={largePicture(item.imageUrl)}
      alt=""
      ratio="4 / 3"
      fit="contain"
      loading="eager"
      fetchPriority="high"
    />
  );
}
