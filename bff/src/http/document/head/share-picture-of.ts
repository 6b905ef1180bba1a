import {
  previewContent,
  previewText,
  previewUrl,
} from '../../../subjects/share-pictures/picture-content.ts';
import type { SharePreview } from '../../../subjects/share-pictures/share-preview.repository.ts';
import type { SharePicture } from './page-head.ts';

export function sharePictureOf(
  address: string | undefined,
  preview: SharePreview | undefined,
  brand: string,
): SharePicture | undefined {
  if (address === undefined || !preview) return undefined;
  const content = previewContent(preview, brand);
  return { url: previewUrl(address, content), type: 'image/jpeg', text: previewText(content) };
}
