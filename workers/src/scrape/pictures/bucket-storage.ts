import { AwsClient } from 'aws4fetch';
import { PICTURES_FOLDER, type Bucket } from '@gift-registry/workers-contract';
import type { PictureStorage } from './picture-storage.ts';

const TIMEOUT_MS = 5_000;

export function createBucketStorage({ url, ...credentials }: Bucket): PictureStorage {
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
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The bucket answered ${answer.status} to a picture.`);
    },
  };
}
