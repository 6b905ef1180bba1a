import {
  maxPhotoBytes,
  photoTooLarge,
  uploadPhoto,
  waitForPicture,
  type ScrapedPicture,
} from '@gift-registry/bff-contract';
import { photoContent } from '@gift-registry/shell-contract/photos';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

const limit = { maxBytes: maxPhotoBytes, tooLarge: photoTooLarge };

export function useUploadPhoto(onStored: (picture: ScrapedPicture) => void) {
  const api = useApi();
  return useMutation<ScrapedPicture, Error, Blob>({
    async mutationFn(photo) {
      const content = await photoContent(photo, limit);
      return waitForPicture(api, await api(uploadPhoto, { body: { content } }));
    },
    onSuccess: onStored,
  });
}
