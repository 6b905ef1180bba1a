import { areaOf, type Crop } from './crop.ts';

const quality = 0.9;

export function drawCrop(canvas: HTMLCanvasElement | null, photo: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const { left, top, width, height } = areaOf(photo, crop);
  // JPEG has no transparency; without this it turns black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

export const cutOut = (canvas: HTMLCanvasElement | null): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', quality);
    else resolve(null);
  });
