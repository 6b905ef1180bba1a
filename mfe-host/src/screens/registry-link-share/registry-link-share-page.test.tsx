import {
  createShare,
  getRegistry,
  getRegistryAccess,
  getShare,
  type Share,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { notFound, unavailable } from '../../testing/failures.ts';
import { aRegistry, aShare } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry({ itemCount: 3 });

async function openWith(share: Share | null, path = 'registry-link-share') {
  testServer.reply(getRegistry, registry);
  testServer.reply(getShare, { share });
  testServer.reply(getRegistryAccess, { address: null, passcode: null, passcodeGuessedAt: null });
  return openScreen(`/${path}/${registry.id}`);
}
const generate = () => screen.findByRole('button', { name: 'Generate Share Link' });

test('the picture for statuses is saved, also when the server is busy at first', async () => {
  const { user } = await openWith(aShare());
  const button = await screen.findByRole('button', { name: 'Picture for WhatsApp' });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const asked: string[] = [];
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return asked.length === 1
      ? new Response('', { status: 503, headers: { 'retry-after': '0.05' } })
      : new Response('picture');
  });
  await user.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(asked).toEqual(Array(2).fill(`/api/registries/${registry.id}/invitation-picture`));
  expect(saved.mock.contexts[0]).toHaveAttribute('download', 'invitation.jpg');
  fetching.mockRestore();
  saved.mockRestore();
});

test('a QR code that fails to load is asked for again', async () => {
  await openWith(aShare());
  const code = await screen.findByRole('img', { name: 'QR code of your registry link' });
  jest.useFakeTimers();
  fireEvent.error(code);
  act(() => void jest.advanceTimersByTime(5_000));
  jest.useRealTimers();
  const again = screen.getByRole('img', { name: 'QR code of your registry link' });
  expect(again).not.toBe(code);
  expect(again).toHaveAttribute('src', code.getAttribute('src'));
});

describe('without a link', () => {
  test('Generate Share Link is busy while it works and then shows the link', async () => {
    const answered = Promise.withResolvers<Share>();
    testServer.reply(createShare, () => answered.promise);
    const { user } = await openWith(null);
    expect(await screen.findByRole('heading', { name: 'Share Your Registry' })).toBeVisible();
    await user.click(await generate());
    expect(await screen.findByText('Generating...')).toBeVisible();

    testServer.reply(getShare, { share: aShare() });
    answered.resolve(aShare());
    expect(await screen.findByLabelText('Your registry link')).toHaveValue(aShare().url);
    expect(screen.getByLabelText('Your registry link')).toHaveAttribute('readonly');
    expect(screen.getByRole('heading', { name: 'Registry is Ready to Share!' })).toBeVisible();
    expect(screen.getByTestId('celebration')).toBeInTheDocument();
  });

  test('an empty registry is shared only after a question', async () => {
    const empty = aRegistry({ itemCount: 0 });
    testServer.reply(getRegistry, empty);
    testServer.reply(getShare, { share: null });
    testServer.reply(getRegistryAccess, { address: null, passcode: null, passcodeGuessedAt: null });
    testServer.reply(createShare, aShare());
    const { user } = await openScreen(`/registry-link-share/${empty.id}`);
    await user.click(await generate());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your list has no gifts yet/)).toBeVisible();
    expect(testServer.requests(createShare)).toHaveLength(0);
    testServer.reply(getShare, { share: aShare() });
    await user.click(dialog.getByRole('button', { name: 'Share it anyway' }));
    expect(await screen.findByLabelText('Your registry link')).toHaveValue(aShare().url);
  });

  test('a failure of the server keeps the button and says why', async () => {
    testServer.fail(createShare, unavailable);
    const { user, toasts } = await openWith(null);
    await user.click(await generate());
    expect(
      await toasts().findByText('Failed to generate share code. Please try again.'),
    ).toBeVisible();
    expect(toasts().getByText('A short break.')).toBeVisible();
    expect(await generate()).toBeEnabled();
  });

  test('a lost connection has a message of its own', async () => {
    testServer.disconnect(createShare);
    const { user, toasts } = await openWith(null);
    await user.click(await generate());
    expect(await toasts().findByText('Error generating link')).toBeVisible();
    expect(
      toasts().getByText("We couldn't generate a shareable link. Please try again."),
    ).toBeVisible();
  });

  test('an unreadable reply never shows raw JSON', async () => {
    testServer.replyRaw(createShare, '{"share_code":1}', 201);
    const { user, toasts } = await openWith(null);
    await user.click(await generate());
    expect(
      await toasts().findByText('Failed to generate share code. Please try again.'),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent(/invalid_type|expected/);
  });
});

describe('with a link', () => {
  test('copying says so for two seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      testServer.reply(getRegistry, registry);
      testServer.reply(getShare, { share: aShare() });
      testServer.reply(getRegistryAccess, {
        address: null,
        passcode: null,
        passcodeGuessedAt: null,
      });
      const { user } = await openScreen(`/registry-link-share/${registry.id}`, {
        advanceTimers: jest.advanceTimersByTime,
      });
      await user.click(await screen.findByRole('button', { name: 'Copy' }));
      expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe(aShare().url);
      act(() => jest.advanceTimersByTime(2000));
      expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a refused clipboard is told', async () => {
    const { user, toasts } = await openWith(aShare());
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await toasts().findByText('Failed to copy to clipboard.')).toBeVisible();
  });

  test('the preview opens in a new tab', async () => {
    await openWith(aShare());
    const preview = await screen.findByRole('link', { name: /Preview Registry/ });
    expect(preview).toHaveAttribute('href', `/r/${aShare().shareCode}`);
    expect(preview).toHaveAttribute('target', '_blank');
    expect(preview).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('WhatsApp gets the invitation with the whole link', async () => {
    await openWith(aShare());
    const link = await screen.findByRole('link', { name: /Share on WhatsApp/ });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('Meera turns one');
    expect(text).toContain(aShare().url);
  });

  test('every way of sending carries the message as the host changed it', async () => {
    const { user } = await openWith(aShare());
    const message = await screen.findByLabelText('Your message');
    expect(screen.queryByTestId('celebration')).not.toBeInTheDocument();
    await user.clear(message);
    await user.type(message, 'Come!');
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    const sent = encodeURIComponent(`Come!\n${aShare().url}`);
    expect(hrefOf(/Share on WhatsApp/)).toBe(`https://wa.me/?text=${sent}`);
    expect(hrefOf(/^Email/)).toBe(`mailto:?subject=Meera%20turns%20one&body=${sent}`);
    expect(hrefOf(/^SMS/)).toBe(`sms:?&body=${sent}`);
  });

  test('the readable address is what is sent and copied', async () => {
    const url = 'https://tohfa.example/r/meera-one';
    testServer.reply(getRegistry, registry);
    testServer.reply(getShare, { share: aShare() });
    testServer.reply(getRegistryAccess, {
      address: { name: 'meera-one', url },
      passcode: null,
      passcodeGuessedAt: null,
    });
    await openScreen(`/registry-link-share/${registry.id}`);
    expect(await screen.findByLabelText('Your registry link')).toHaveValue(url);
    const link = screen.getByRole('link', { name: /Share on WhatsApp/ });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain(url);
    expect(text).not.toContain(aShare().url);
  });

  test('the message has the passcode', async () => {
    testServer.reply(getRegistry, registry);
    testServer.reply(getShare, { share: aShare() });
    testServer.reply(getRegistryAccess, {
      address: null,
      passcode: 'mango',
      passcodeGuessedAt: null,
    });
    await openScreen(`/registry-link-share/${registry.id}`);
    const message = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
    expect(message.value).toMatch(/The passcode is mango\.$/);
  });

  test('Back to Dashboard leads to /host', async () => {
    await openWith(aShare());
    expect(await screen.findByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/host',
    );
  });
});

describe('the last step', () => {
  test('/registry/share shows the same screen with the stepper', async () => {
    await openWith(aShare(), 'registry/share');
    const steps = await screen.findByRole('navigation', { name: 'Steps to your shared registry' });
    expect(steps).toHaveTextContent('Registry');
    expect(await screen.findByLabelText('Your registry link')).toBeVisible();
  });

  test('/registry-link-share shows no stepper', async () => {
    await openWith(aShare());
    await screen.findByLabelText('Your registry link');
    expect(screen.queryByRole('navigation', { name: /^Steps/ })).not.toBeInTheDocument();
  });
});

describe('failed loads', () => {
  test.each([
    ['registry-link-share', 'Failed to load registry details.'],
    ['registry/share', 'Failed to load registry information.'],
  ])('/%s says "%s" and retries in place', async (path, title) => {
    testServer.fail(getRegistry, { status: 500, message: 'An unexpected error occurred' });
    const { user } = await openScreen(`/${path}/${registry.id}`);
    expect(await screen.findByText(title)).toBeVisible();

    testServer.reply(getRegistry, registry);
    testServer.reply(getShare, { share: null });
    testServer.reply(getRegistryAccess, { address: null, passcode: null, passcodeGuessedAt: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await generate()).toBeVisible();
  });

  test('a failed look-up of the link never offers to make another', async () => {
    testServer.reply(getRegistry, registry);
    testServer.disconnect(getShare);
    testServer.reply(getRegistryAccess, { address: null, passcode: null, passcodeGuessedAt: null });
    await openScreen(`/registry-link-share/${registry.id}`);
    expect(await screen.findByText('Failed to load registry details.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Generate Share Link' })).not.toBeInTheDocument();
  });

  test('an unknown registry is not found', async () => {
    testServer.fail(getRegistry, notFound);
    await openScreen(`/registry-link-share/${registry.id}`);
    expect(
      await screen.findByRole('heading', { name: 'Registry not found or not available.' }),
    ).toBeVisible();
    await waitFor(() => expect(testServer.requests(getShare)).toHaveLength(0));
  });
});
