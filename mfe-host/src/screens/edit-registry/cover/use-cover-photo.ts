import { useState } from 'react';
import { useUploadPhoto } from '../../../features/registries/use-upload-photo.ts';

const unreadable = 'We could not open this photo. Please choose a JPEG, PNG, WebP, GIF or AVIF.';

export function useCoverPhoto(onUploaded: (imageUrl: string) => void) {
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const upload = useUploadPhoto(({ url }) => {
    setPhoto(undefined);
    setProblem(undefined);
    onUploaded(url);
  });
  const close = () => {
    setPhoto(undefined);
    setProblem(undefined);
    upload.reset();
  };
  return {
    photo,
    problem: upload.error?.message ?? problem,
    isUploading: upload.isPending,
    upload: upload.mutate,
    close,
    async choose(file: File): Promise<void> {
      close();
      setPhoto(await createImageBitmap(file).catch(() => setProblem(unreadable) ?? undefined));
    },
    /** False while the photo would be missing in what is saved. */
    isSettled(): boolean {
      if (photo && !upload.isPending)
        setProblem('Please press “Use this part”, or “Cancel” to save without the photo.');
      else if (photo) setProblem('The photo is on its way. Please save when it is there.');
      return !photo;
    },
  };
}

export type ChosenCoverPhoto = ReturnType<typeof useCoverPhoto>;
