import { shrinkPhoto } from './shrink-photo.ts';

function base64Of(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '');
    });
    reader.addEventListener('error', () =>
      reject(new Error('We could not read this photo. Please choose it again.')),
    );
    reader.readAsDataURL(photo);
  });
}

/** A photo as it is sent: smaller, without its location, in base64. */
export async function photoContent(
  photo: Blob,
  { maxBytes, tooLarge }: { readonly maxBytes: number; readonly tooLarge: string },
): Promise<string> {
  if (!photo.type.startsWith('image/'))
    throw new Error('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.');
  const small = await shrinkPhoto(photo);
  if (small.size > maxBytes) throw new Error(tooLarge);
  return base64Of(small);
}
