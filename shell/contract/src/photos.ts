const longestSide = 1600;
const quality = 0.9;

/** Without its location. A photo that this browser can't decode stays as it is. */
async function shrinkPhoto(photo: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return photo;
    // JPEG has no transparency; without this it turns black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const shrunk = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    return shrunk ?? photo;
  } catch {
    return photo;
  }
}

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
