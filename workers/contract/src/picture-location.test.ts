import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { bucketOf, bucketVariables, missingBucketVariable } from './picture-location.ts';

const read = (environment: Record<string, string>) => z.object(bucketVariables).parse(environment);

const whole = {
  PICTURES_BUCKET_URL: 'https://s3.example.com/gifts/',
  PICTURES_BUCKET_KEY_ID: 'key',
  PICTURES_BUCKET_SECRET: 'secret',
};

test('a bucket is configured as a whole, or not at all', () => {
  assert.equal(bucketOf(read({})), undefined);
  assert.equal(missingBucketVariable(read({})), undefined);
  assert.deepEqual(bucketOf(read(whole)), {
    url: 'https://s3.example.com/gifts',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  for (const name of Object.keys(whole)) {
    const rest = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
    assert.equal(missingBucketVariable(read(rest)), name);
  }
});

test('the bucket’s address is a web address', () => {
  assert.throws(() => read({ ...whole, PICTURES_BUCKET_URL: 's3://gifts' }), /must be an address/);
});
