import { AwsClient } from 'aws4fetch';
import { PICTURES_FOLDER, type Bucket } from '@gift-registry/workers-contract';
import type { UploadStorage } from './folder-storage.ts';

const TIMEOUT_MS = 5_000;

export function createBucketStorage({ url, ...credentials }: Bucket): UploadStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const addressOf = (name: string) => `${url}/${PICTURES_FOLDER}/${name}`;
  const signal = () => AbortSignal.timeout(TIMEOUT_MS);
  return {
    async write(name, content) {
      const answer = await client.fetch(addressOf(name), {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        },
        signal: signal(),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The bucket answered ${answer.status} to a picture.`);
    },
    async read(name) {
      const answer = await client.fetch(addressOf(name), { signal: signal() });
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new Error(`The bucket answered ${answer.status} to a read.`);
    },
    async remove(name) {
      const answer = await client.fetch(addressOf(name), { method: 'DELETE', signal: signal() });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The bucket answered ${answer.status} to a removal.`);
    },
  };
}
