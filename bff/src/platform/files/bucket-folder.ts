import { AwsClient } from 'aws4fetch';
import type { Bucket } from '@gift-registry/workers-contract';

interface BucketFolder {
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  write(name: string, content: Buffer, headers?: Readonly<Record<string, string>>): Promise<void>;
  remove(name: string): Promise<void>;
}

export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly statusCode = 503;
}

interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly name: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

const READ_TIMEOUT_MS = 5_000;
const WRITE_TIMEOUT_MS = 30_000;
/** A bucket without permission to list answers 403 for a missing object. */
const MISSING_STATUSES = new Set([403, 404]);

export function createBucketFolder({ url, ...credentials }: Bucket, folder: string): BucketFolder {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 1 });

  async function send({ name, ...request }: BucketRequest): Promise<Response> {
    const path = `${folder}/${name}`;
    const address = `${url}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const milliseconds = request.method === 'PUT' ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS;
    const response = await client
      .fetch(address, { ...request, signal: AbortSignal.timeout(milliseconds) })
      .catch((cause: unknown) => {
        throw new BucketError(`The bucket did not answer to ${request.method} ${path}.`, { cause });
      });
    if (response.ok) return response;
    await response.body?.cancel();
    const isMissing = request.method !== 'PUT' && MISSING_STATUSES.has(response.status);
    if (isMissing) return response;
    throw new BucketError(`The bucket answered ${response.status} to ${request.method} ${path}.`);
  }

  return {
    async read(name) {
      const response = await send({ method: 'GET', name });
      if (!response.ok) return null;
      const content = await response.arrayBuffer().catch((cause: unknown) => {
        throw new BucketError(`The bucket broke off while it sent ${folder}/${name}.`, { cause });
      });
      return Buffer.from(content);
    },
    has: async (name) => (await send({ method: 'HEAD', name })).ok,
    async write(name, content, headers = {}) {
      const body = new Uint8Array(content);
      const response = await send({ method: 'PUT', name, body, headers });
      await response.body?.cancel();
    },
    async remove(name) {
      const response = await send({ method: 'DELETE', name });
      await response.body?.cancel();
    },
  };
}
