import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageHead, type HeadSubject } from './page-head.ts';

const page = {
  screen: 'shared-registry',
  path: '/r/:shareCode',
  title: 'Gift registry',
  description: 'See the wish list.',
  access: 'public',
  signedOutTo: '/email-login',
  chrome: 'public',
  indexable: false,
  scripts: [],
  styles: [],
} as const;
const subject: HeadSubject = {
  brand: 'Tohfa',
  publicBaseUrl: 'https://gifts.example',
  pathname: '/r/abc',
  page: { ...page, scripts: [], styles: [] },
  share: undefined,
};

test('a shared registry is announced by name, and what guests type cannot break out', () => {
  const head = pageHead({
    ...subject,
    share: {
      registryName: '</title><script>alert(1)</script>',
      ownerFirstName: 'As"ha',
      occasion: 'wedding',
    },
  });
  assert.match(head, /<title>&lt;\/title&gt;&lt;script&gt;.* · Tohfa<\/title>/);
  assert.match(head, /content="As&quot;ha’s wedding wish list\./);
  assert.doesNotMatch(head, /<script/);
});

test('an occasion of another kind is left out', () => {
  const share = { registryName: 'R', ownerFirstName: '', occasion: 'other' } as const;
  assert.match(pageHead({ ...subject, share }), /content="A wish list\./);
});

test('only pages that may be listed name their address', () => {
  assert.match(pageHead(subject), /name="robots" content="noindex"/);
  const listed = pageHead({
    ...subject,
    page: { ...page, indexable: true, scripts: [], styles: [] },
  });
  assert.match(listed, /rel="canonical" href="https:\/\/gifts\.example\/r\/abc"/);
  assert.doesNotMatch(listed, /robots/);
});

test('an unknown address says so', () => {
  assert.match(pageHead({ ...subject, page: undefined }), /<title>Oops! Page not found · Tohfa/);
});
