import { carrierNames, trackingUrl, usualTrackingNumber } from './carriers.ts';

test('a parcel’s page has its number encoded; a carrier that nobody knows has none', () => {
  expect(trackingUrl('Delhivery', '12 3/4')).toBe(
    'https://www.delhivery.com/track/package/12%203%2F4',
  );
  expect(trackingUrl('Uncle’s van', '1')).toBeNull();
  expect(trackingUrl(null, null)).toBeNull();
  for (const name of carrierNames) expect(trackingUrl(name, '1')).toMatch(/^https:\/\//);
});

test('a number that looks different from the carrier’s is described, no number and other carriers are not', () => {
  expect(usualTrackingNumber('India Post', 'EM123456789IN')).toBeUndefined();
  expect(usualTrackingNumber('India Post', '12345')).toBe('2 letters, 9 digits and IN');
  expect(usualTrackingNumber('India Post', '')).toBeUndefined();
  expect(usualTrackingNumber('Uncle’s van', 'x')).toBeUndefined();
});
