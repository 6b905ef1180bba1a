import { largePicture, largeSources, type SharedItem } from '@gift-registry/bff-contract';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { GiftGallery } from './gift-gallery.tsx';

/** Ours fill their frames; beside a photograph of another shape its frame stays neutral. */
const isDrawing = (imageUrl: string): boolean => imageUrl.startsWith('/pictures/');

export function GiftPicture({ item }: { readonly item: SharedItem }) {
  const { name, imageUrl, imageColour, imageIsCutOut, moreImageUrls } = item;
  const large = largePicture(imageUrl);
  if (moreImageUrls?.length)
    return <GiftGallery name={name} imageUrls={[large, ...moreImageUrls]} />;
  return (
    <LazyImage
      src={large}
      sources={largeSources(large)}
      sizes="(min-width: 48rem) 36rem, 100vw"
      alt=""
      ratio="4 / 3"
      fit={isDrawing(imageUrl) ? 'cover' : 'contain'}
      colour={isDrawing(imageUrl) || imageIsCutOut ? imageColour : undefined}
      loading="eager"
      fetchPriority="high"
    />
  );
}
