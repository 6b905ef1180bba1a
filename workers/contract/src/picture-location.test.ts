import { z } from 'zod';
import { bucketOf, bucketVariables, missingBucketVariable } from './picture-location.ts';

const read = (environment: Record<string, string>) => z.object(bucketVariables).parse(environment);

const whole = {
  PICTURES_BUCKET_URL: 'https://s3.example.com/gifts/',
  PICTURES_BUCKET_KEY_ID: 'key',
  PICTURES_BUCKET_SECRET: 'secret',
};

test('a bucket is configured completely or not at all', () => {
  expect(bucketOf(read({}))).toBeUndefined();
  expect(missingBucketVariable(read({}))).toBeUndefined();
  expect(bucketOf(read(whole))).toStrictEqual({
    url: 'https://s3.example.com/gifts',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  for (const name of Object.keys(whole)) {
    const rest = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
    expect(missingBucketVariable(read(rest))).toBe(name);
  }
});

test('the bucket’s address is a web address', () => {
  expect(() => read({ ...whole, PICTURES_BUCKET_URL: 's3://gifts' })).toThrow(/must be an address/);
});
