import { BucketSettingError, readBucket } from './bucket-settings.ts';

const whole = {
  PICTURES_BUCKET_URL: 'https://s3.example.com/gifts/',
  PICTURES_BUCKET_KEY_ID: 'key',
  PICTURES_BUCKET_SECRET: 'secret',
};

test('a bucket is configured completely or not at all', () => {
  expect(readBucket('PICTURES', {})).toBeUndefined();
  expect(readBucket('PICTURES', whole)).toStrictEqual({
    url: 'https://s3.example.com/gifts',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  for (const variable of Object.keys(whole))
    expect(() => readBucket('PICTURES', { ...whole, [variable]: '' })).toThrow(
      expect.objectContaining({
        problems: [`${variable} is not set. A bucket for pictures requires it.`],
      }),
    );
  expect(() => readBucket('PICTURES', { PICTURES_BUCKET_KEY_ID: 'key' })).toThrow(
    /PICTURES_BUCKET_URL is not set.*\nPICTURES_BUCKET_SECRET is not set/,
  );
});

test('each use has a bucket of its own', () => {
  expect(readBucket('RELEASES', whole)).toBeUndefined();
  expect(() => readBucket('RELEASES', { RELEASES_BUCKET_SECRET: 'x' })).toThrow(BucketSettingError);
});

test('the bucket’s address is a web address', () => {
  expect(() => readBucket('PICTURES', { ...whole, PICTURES_BUCKET_URL: 's3://gifts' })).toThrow(
    /must be an address/,
  );
});
