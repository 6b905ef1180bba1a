import { getSharedRegistry, listSharedItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { aDocumentForm, shareCode } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-guest-page.tsx';
import { renderDocument } from '../testing/render-document.ts';
import OpenPage from './open-page.tsx';

const path = `/r/${shareCode}/open`;
const render = (form = aDocumentForm(), search = '') =>
  renderDocument(OpenPage, { path: path + search, params: { shareCode }, items: [], form });
const fieldsOf = (body: HTMLElement) =>
  Object.fromEntries(new FormData(body.querySelector('form') ?? undefined));

test('the form posts the passcode and the page to show then', () => {
  const then = `/r/${shareCode}/mine`;
  const body = render(undefined, `?${new URLSearchParams({ then })}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This registry opens with a passcode',
  );
  expect(body.querySelector('form')).toHaveAttribute('action', path);
  expect(fieldsOf(body)).toEqual({
    'csrf-token': 'token-of-the-form',
    passcode: '',
    then,
  });
});

test('a wrong passcode is told at the field, and the page to show then stays', () => {
  const then = `/r/${shareCode}/mine`;
  const body = render(
    aDocumentForm({
      values: { passcode: '1234', then },
      errors: { passcode: 'That passcode isn’t right.' },
    }),
  );
  const field = screen.getByRole('textbox', { name: 'Passcode' });
  expect(field).toHaveAccessibleDescription('That passcode isn’t right.');
  expect(field).toHaveAttribute('autofocus');
  expect(fieldsOf(body)).toMatchObject({ passcode: '', then });
});

test('too many tries are told above the field', () => {
  render(
    aDocumentForm({ failure: 'Those were too many tries. Please wait 15 minutes and try again.' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/Please wait 15 minutes/);
});

test('an open page of a registry that gets a passcode shows nothing of it', async () => {
  const refused = { status: 403, code: 'passcode-required', message: 'Ask the host.' } as const;
  testServer.fail(getSharedRegistry, refused);
  testServer.fail(listSharedItems, refused);
  openPage(`/r/${shareCode}`);
  expect(
    await screen.findByRole('heading', { name: 'This registry opens with a passcode' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter the passcode' })).toHaveAttribute('href', path);
});
