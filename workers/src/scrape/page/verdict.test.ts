import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from './page.ts';
import { judge } from './verdict.ts';

const long = 'A lamp that a family of lamp makers casts by hand. '.repeat(80);

const verdict = (title: string, body: string, status = 200) =>
  judge(
    readPage(`<title>${title}</title><body>${body}</body>`, new URL('https://s.example/p')),
    status,
  );

test('refusals are told from products that share their words', () => {
  assert.equal(
    verdict('Access Denied', "<h1>Access Denied</h1>You don't have permission"),
    'blocked',
  );
  assert.equal(verdict('Just a moment...', 'Checking your browser'), 'blocked');
  assert.equal(verdict('Shop', 'Enter the characters you see below'), 'blocked');
  assert.equal(verdict('Lamp', long, 403), 'blocked');
  assert.equal(verdict('Robot check valve lamp, blocked drains', long), 'readable');
});

test('errors and empty shells are told apart', () => {
  assert.equal(verdict('Lamp', long, 404), 'error');
  assert.equal(verdict('Page not found', 'Sorry'), 'error');
  assert.equal(verdict('Shop', '<div id="root"></div>'), 'empty');
  assert.equal(verdict('Lamp', long), 'readable');
});
