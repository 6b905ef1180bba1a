import {
  maxPhotoBytes,
  photoTooLarge,
  uploadPhoto,
  waitForPicture,
} from '@gift-registry/bff-contract';
import { photoContent } from '@gift-registry/shell-contract/photos';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

/** The workers check a photo and draw it anew, as they do for hosts. */
export function useUploadPhoto(onStored: (imageUrl: string) => void) {
  const api = useApi();
  return useMutation<string, Error, Blob>({
    async mutationFn(photo) {
      const limit = { maxBytes: maxPhotoBytes, tooLarge: photoTooLarge };
      const content = await photoContent(photo, limit);
      const started = await api(uploadPhoto, { body: { content } });
      return (await waitForPicture(api, started)).url;
    },
    onSuccess: onStored,
  });
}
