import { PICTURES_FOLDER, type Bucket } from '@gift-registry/workers-contract';
import { AwsClient } from 'aws4fetch';
import type { UploadStorage } from './picture-storage.ts';

const TIMEOUT_MS = 5_000;
/** A bucket without permission to list answers 403 for a missing object. */
const MISSING_STATUSES = new Set([403, 404]);

export function createBucketStorage({ url, ...credentials }: Bucket): UploadStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 1 });
  async function request(method: 'GET' | 'HEAD', name: string): Promise<Response | null> {
    const response = await client.fetch(`${url}/${PICTURES_FOLDER}/${name}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (MISSING_STATUSES.has(response.status)) return null;
    throw new Error(`The picture bucket answered ${response.status}.`);
  }
  return {
    async read(name) {
      const response = await request('GET', name);
      return response && Buffer.from(await response.arrayBuffer());
    },
    async write(name, content) {
      const response = await client.fetch(`${url}/${PICTURES_FOLDER}/${name}`, {
        method: 'PUT',
        body: new Uint8Array(content),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The picture bucket answered ${response.status}.`);
    },
    has: async (name) => (await request('HEAD', name)) !== null,
  };
}
