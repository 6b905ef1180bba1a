import { subjectOfJob } from './change-jobs.ts';

test.each([
  [
    { template: 'otp', to: 'ravi@example.com', data: { code: '048213', mode: 'login' } },
    'otp to ravi@example.com',
  ],
  [{ delivered: '<1@tohfa.example>' }, 'A mail that is sent'],
  [{ url: 'https://shop.example/lamp?token=s3cret#s3cret' }, 'https://shop.example/lamp'],
  [{ new: 's3cret' }, 'Other data'],
])('a job is named without its secrets: %j', (data, subject) => {
  expect(subjectOfJob(data)).toBe(subject);
  expect(subjectOfJob(data)).not.toMatch(/s3cret|048213/);
});
