import { subjectOfJob } from './job-subject.ts';

test.each([
  [
    { template: 'otp', to: 'ravi@example.com', data: { code: '048213', mode: 'login' } },
    'otp to ravi@example.com',
  ],
  [{ delivered: '<1@tohfa.example>' }, 'A mail that is sent'],
  [{ url: 'https://shop.example/lamp?token=s3cret#s3cret' }, 'https://shop.example/lamp'],
  [
    { contactId: 'x', url: 'https://hooks.example/s3cret', secret: 'whsec_s3cret', body: '{}' },
    'News to hooks.example',
  ],
  [
    {
      project: 'mfe-guest',
      pages: [{ page: '/r/:shareCode', suspect: '/r/s3cret?release=s3cret' }],
    },
    'mfe-guest: /r/:shareCode',
  ],
  [{ project: 'mfe-host', visits: [{ address: 's3cret' }] }, 'mfe-host: visits of 1 page'],
  [{ project: 'mfe-host', visits: [{}, {}] }, 'mfe-host: visits of 2 pages'],
  [{ new: 's3cret' }, 'Other data'],
])('a job is named without its secrets: %j', (data, subject) => {
  expect(subjectOfJob(data)).toBe(subject);
  expect(subjectOfJob(data)).not.toMatch(/s3cret|048213/);
});
