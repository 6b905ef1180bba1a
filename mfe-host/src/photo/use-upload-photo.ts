import type { ScrapedPicture } from '@gift-registry/bff-contract';
import { maxPhotoBytes, photoTooLarge, uploadPhoto } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { waitForPicture } from './wait-for-picture.ts';

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

export function useUploadPhoto(onStored: (picture: ScrapedPicture) => void) {
  const api = useApi();
  return useMutation<ScrapedPicture, Error, Blob>({
    async mutationFn(photo) {
      if (!photo.type.startsWith('image/'))
        throw new Error('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.');
      const small = await shrinkPhoto(photo);
      if (small.size > maxPhotoBytes) throw new Error(photoTooLarge);
      const content = await base64Of(small);
      return waitForPicture(api, await api(uploadPhoto, { body: { content } }));
    },
    onSuccess: onStored,
  });
}
