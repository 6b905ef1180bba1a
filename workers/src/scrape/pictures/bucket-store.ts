import { AwsClient } from 'aws4fetch';
import { PICTURES_FOLDER, type Bucket } from '@gift-registry/workers-contract';
import type { PictureStore } from './picture-store.ts';

const PATIENCE_MS = 5_000;

export function bucketStore({ url, ...credentials }: Bucket): PictureStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  return {
    async write(name, content) {
      const answer = await client.fetch(`${url}/${PICTURES_FOLDER}/${name}`, {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The bucket answered ${answer.status} to a picture.`);
    },
  };
}
