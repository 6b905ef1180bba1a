import { PICTURES_FOLDER, type Bucket } from '@gift-registry/workers-contract';
import { AwsClient } from 'aws4fetch';
import type { KeptPictures } from './kept-pictures.ts';

const PATIENCE_MS = 5_000;
/** Buckets that may not be listed answer 403 for what is not there. */
const MISSING = new Set([403, 404]);

export function bucketPictures({ url, ...credentials }: Bucket): KeptPictures {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 1 });
  async function ask(method: 'GET' | 'HEAD', name: string): Promise<Response | null> {
    const answer = await client.fetch(`${url}/${PICTURES_FOLDER}/${name}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (MISSING.has(answer.status)) return null;
    throw new Error(`The bucket of pictures answered ${answer.status}.`);
  }
  return {
    async read(name) {
      const answer = await ask('GET', name);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    has: async (name) => (await ask('HEAD', name)) !== null,
  };
}
