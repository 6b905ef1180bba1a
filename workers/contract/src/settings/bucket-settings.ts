import { z } from 'zod';
import { meanings, type SettingSchemas, type Variables } from './setting.ts';

export interface Bucket {
  /** Ends with the bucket's name: https://s3.ap-south-1.amazonaws.com/gifts. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type BucketUse = 'PICTURES' | 'RELEASES';

export class BucketSettingError extends Error {
  override readonly name = 'BucketSettingError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const fields = z.object({
  URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://s3.example.com/bucket',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  REGION: z.string().default('us-east-1'),
  KEY_ID: z.string().optional(),
  SECRET: z.string().optional(),
});
const fieldNames = fields.keyof().options;

/** Undefined when no variable is set: files are then stored in the data directory. */
export function readBucket(use: BucketUse, environment: Variables): Bucket | undefined {
  const variableOf = (field: string) => `${use}_BUCKET_${field}`;
  const parsed = fields.safeParse(
    Object.fromEntries(
      fieldNames.map((field) => [field, environment[variableOf(field)] || undefined]),
    ),
  );
  if (!parsed.success)
    throw new BucketSettingError(
      parsed.error.issues.map(({ path, message }) => `${variableOf(String(path[0]))} ${message}.`),
    );
  const { URL: url, REGION: region, KEY_ID: accessKeyId, SECRET: secretAccessKey } = parsed.data;
  if (url && accessKeyId && secretAccessKey) return { url, region, accessKeyId, secretAccessKey };
  if (!url && !accessKeyId && !secretAccessKey) return undefined;
  const needed = { URL: url, KEY_ID: accessKeyId, SECRET: secretAccessKey };
  throw new BucketSettingError(
    Object.entries(needed)
      .filter(([, value]) => !value)
      .map(
        ([field]) =>
          `${variableOf(field)} is not set. A bucket for ${use.toLowerCase()} requires it.`,
      ),
  );
}

const meaningOf: Readonly<Record<BucketUse, string>> = {
  PICTURES:
    'an S3-compatible bucket for pictures, such as `https://s3.ap-south-1.amazonaws.com/gifts`; scrape workers write there, the BFF reads, and writes the photos that hosts upload',
  RELEASES:
    'a bucket for files of releases; it may be the one of the pictures; all BFF processes and `publish.ts` need the same one',
};

/** The variables of a bucket, for those that list settings. */
export function bucketSettings(use: BucketUse): SettingSchemas {
  const { URL: url, REGION: region, KEY_ID: keyId, SECRET: secret } = fields.shape;
  const ofBucket = `of the bucket for ${use.toLowerCase()}`;
  return {
    [`${use}_BUCKET_URL`]: url.clone().register(meanings, {
      meaning: meaningOf[use],
      otherwise: 'the data directory',
    }),
    [`${use}_BUCKET_REGION`]: region
      .clone()
      .register(meanings, { meaning: `the region ${ofBucket}` }),
    [`${use}_BUCKET_KEY_ID`]: keyId
      .clone()
      .register(meanings, { meaning: `the key’s id ${ofBucket}` }),
    [`${use}_BUCKET_SECRET`]: secret
      .clone()
      .register(meanings, { meaning: `the key’s secret ${ofBucket}`, secret: true }),
  };
}

export function bucketProblems(use: BucketUse, environment: Variables): readonly string[] {
  try {
    readBucket(use, environment);
    return [];
  } catch (error) {
    if (error instanceof BucketSettingError) return error.problems;
    throw error;
  }
}
