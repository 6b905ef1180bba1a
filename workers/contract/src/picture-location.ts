import { z } from 'zod';

export interface Bucket {
  /** Ends with the bucket's name: https://s3.ap-south-1.amazonaws.com/gifts. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The settings of the bucket. The worker that stores pictures and the BFF that serves them read the same ones. */
export const bucketVariables = {
  PICTURES_BUCKET_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://s3.example.com/bucket',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  PICTURES_BUCKET_REGION: z.string().min(1).default('us-east-1'),
  PICTURES_BUCKET_KEY_ID: z.string().min(1).optional(),
  PICTURES_BUCKET_SECRET: z.string().min(1).optional(),
};

type BucketSettings = z.output<z.ZodObject<typeof bucketVariables>>;

const TOGETHER = [
  'PICTURES_BUCKET_URL',
  'PICTURES_BUCKET_KEY_ID',
  'PICTURES_BUCKET_SECRET',
] as const;

/** The first missing variable of a bucket that is configured in part. */
export const missingBucketVariable = (settings: BucketSettings) =>
  TOGETHER.some((name) => settings[name]) ? TOGETHER.find((name) => !settings[name]) : undefined;

/** Undefined when no bucket is configured: pictures are then stored in the data directory. */
export function bucketOf(settings: BucketSettings): Bucket | undefined {
  const {
    PICTURES_BUCKET_URL: url,
    PICTURES_BUCKET_REGION: region,
    PICTURES_BUCKET_KEY_ID: accessKeyId,
    PICTURES_BUCKET_SECRET: secretAccessKey,
  } = settings;
  return url && accessKeyId && secretAccessKey
    ? { url, region, accessKeyId, secretAccessKey }
    : undefined;
}
