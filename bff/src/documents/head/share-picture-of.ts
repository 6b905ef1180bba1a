import {
  previewContent,
  previewText,
  previewUrl,
  type SharePreview,
} from '../../features/sharing/index.ts';
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
