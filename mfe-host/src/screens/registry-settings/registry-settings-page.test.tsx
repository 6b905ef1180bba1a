import {
  answerCoHostRequest,
  answerHandover,
  completeRegistry,
  copyRegistry,
  deleteDraft,
  deleteRegistry,
  getHosts,
  getRegistry,
  getSurprise,
  inviteCoHost,
  listDeletedRegistries,
  listRegistries,
  offerHandover,
  removeCoHost,
  setSurprise,
  type Registry,
  type RegistryHosts,
  type Surprise,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { testUser } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistry, newId, noSurprise, onlyHost } from '../../testing/fixtures.ts';
import { answerSettings } from '../../testing/open-links.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const me = testUser('host');
const priya = { userId: newId(), firstName: 'Priya', lastName: 'Nair', email: 'priya@example.com' };

async function openWith(
  changes: Partial<Registry> = {},
  hosts: Partial<RegistryHosts> = {},
  surprise: Partial<Surprise> = {},
) {
  const registry = aRegistry({ registryName: 'Asha weds Dev', status: 'published', ...changes });
  testServer.reply(getRegistry, registry);
  answerSettings();
  testServer.reply(getHosts, { ...onlyHost, ...hosts });
  testServer.reply(getSurprise, { ...noSurprise, ...surprise });
  return { registry, ...(await openScreen(`/registry-settings/${registry.id}`)) };
}

test('the mail that offers to complete a registry leads to that part', async () => {
  const registry = aRegistry({ status: 'published' });
  testServer.reply(getRegistry, registry);
  answerSettings();
  // jsdom has none.
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  await openScreen(`/registry-settings/${registry.id}#complete`);
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
  expect(scrollIntoView.mock.contexts).toEqual([expect.objectContaining({ id: 'complete' })]);
  const part = screen.getByRole('region', { name: 'Complete, copy or delete' });
  expect(within(part).getByRole('button', { name: /^Complete the registry/ })).toBeVisible();
});

test('a surprise starts on the event day unless another is chosen', async () => {
  testServer.reply(setSurprise, { ...noSurprise, hidden: true, until: '2099-11-21' });
  const { user, toasts, registry } = await openWith({ eventDate: '2099-11-21' });
  expect(await screen.findByLabelText('Surprise until')).toHaveValue('2099-11-21');
  await user.click(screen.getByRole('button', { name: 'Make it a surprise' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Hide all gifts until Nov 21, 2099?' }),
  );
  expect(dialog.getByText(/^You and your co-hosts won’t see/)).toBeVisible();
  expect(testServer.requests(setSurprise)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Make it a surprise' }));
  expect(await toasts().findByText('Your gifts are a surprise now.')).toBeVisible();
  expect(testServer.requests(setSurprise)[0]).toMatchObject({
    params: { registryId: registry.id },
    body: { until: '2099-11-21' },
  });
});

test('a running surprise is ended only after a question, and only by the owner', async () => {
  const running = { hidden: true, until: '2099-01-01', opensAt: '2099-01-01T03:30:00Z' };
  testServer.reply(setSurprise, noSurprise);
  const { user, toasts } = await openWith({}, {}, running);
  await user.click(await screen.findByRole('button', { name: 'End the surprise today' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/can’t be undone/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End it today' }));
  expect(await toasts().findByText('Your Gift Book is open now.')).toBeVisible();
});

test('a co-host sees the surprise and can’t end it', async () => {
  await openWith(
    { role: 'co-host' },
    { role: 'co-host', owner: priya, coHosts: [onlyHost.owner] },
    { hidden: true, until: '2099-01-01', opensAt: '2099-01-01T03:30:00Z' },
  );
  expect(await screen.findByText(/are a surprise until/)).toBeVisible();
  for (const name of ['End the surprise today', 'Delete this registry', 'Invite'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an owner invites a co-host; a refused address is told at the field', async () => {
  testServer.fail(inviteCoHost, {
    status: 409,
    code: 'conflict',
    message: 'This person hosts the registry already.',
    field: 'email',
  });
  const { user, toasts } = await openWith();
  const field = await screen.findByLabelText('Invite a co-host by email');
  await user.type(field, 'priya@example.com');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('This person hosts the registry already.')).toBeVisible();
  await user.clear(field);
  expect(screen.queryByText('This person hosts the registry already.')).not.toBeInTheDocument();
  await user.type(field, 'priya@example.com');
  testServer.reply(inviteCoHost, {
    ...onlyHost,
    invitations: [
      {
        id: newId(),
        email: 'priya@example.com',
        expiresAt: '2099-01-01T00:00:00Z',
        expired: false,
      },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(
    await toasts().findByText('An invitation is on its way to priya@example.com.'),
  ).toBeVisible();
  expect(field).toHaveValue('');
});

test('removing a co-host asks first', async () => {
  testServer.reply(removeCoHost, { removed: true });
  const { user, toasts, registry } = await openWith({}, { coHosts: [priya] });
  await user.click(await screen.findByRole('button', { name: 'Remove: Priya Nair' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
  );
  expect(await toasts().findByText('Priya Nair no longer hosts this registry.')).toBeVisible();
  expect(testServer.requests(removeCoHost)[0]?.params).toEqual({
    registryId: registry.id,
    userId: priya.userId,
  });
});

test('a co-host accepts a registry that is handed over', async () => {
  testServer.reply(answerHandover, { ...onlyHost, coHosts: [priya] });
  const { user, toasts } = await openWith(
    { role: 'co-host' },
    { role: 'co-host', owner: priya, coHosts: [onlyHost.owner], handoverTo: me.id },
  );
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await toasts().findByText('You own this registry now.')).toBeVisible();
});

test('completing asks first', async () => {
  testServer.reply(completeRegistry, aRegistry({ status: 'completed' }));
  const { user, toasts } = await openWith();
  await user.click(await screen.findByRole('button', { name: /^Complete the registry/ }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Complete it' }),
  );
  expect(await toasts().findByText('Your registry is complete.')).toBeVisible();
});

test('typing clears the refusal of a copy', async () => {
  const message = 'Please type another name';
  const refused = { status: 422, code: 'invalid-input', message, field: 'registryName' } as const;
  testServer.fail(copyRegistry, refused);
  const { user } = await openWith();
  await user.type(await screen.findByLabelText('Date'), '2099-05-01');
  await user.click(screen.getByRole('button', { name: 'Copy the registry' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.type(screen.getByLabelText('Name of the copy'), ' again');
  expect(screen.queryByText(message)).toBeNull();
});

test('a copy leads to its draft', async () => {
  const copy = aRegistry();
  testServer.reply(copyRegistry, copy);
  const { user, address } = await openWith();
  await user.type(await screen.findByLabelText('Date'), '2099-05-01');
  await user.click(screen.getByRole('button', { name: 'Copy the registry' }));
  await waitFor(() => expect(address()).toBe(`/edit-registry/${copy.id}`));
});

test('an empty draft is deleted after one question', async () => {
  testServer.reply(deleteDraft, { deleted: true });
  testServer.reply(listRegistries, { registries: [] });
  const { user, toasts, registry } = await openWith({ status: 'draft', itemCount: 0 });
  await user.click(await screen.findByRole('button', { name: /^Delete this draft/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete it' }));
  expect(await toasts().findByText('The draft is deleted.')).toBeVisible();
  expect(testServer.requests(deleteDraft)[0]?.params).toEqual({ registryId: registry.id });
});

test('deleting asks for the word and leads to the deleted registries', async () => {
  testServer.reply(listDeletedRegistries, { registries: [] });
  const { user, address } = await openWith();
  await user.click(await screen.findByRole('button', { name: 'Delete this registry' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const refusal = 'Please type the word ‘delete’.';
  expect(await dialog.findByText(refusal)).toBeVisible();
  testServer.reply(deleteRegistry, { deleted: true });
  await user.type(dialog.getByLabelText('The word ‘delete’'), 'delete');
  expect(dialog.queryByText(refusal)).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/deleted-registries'));
  expect(testServer.requests(deleteRegistry)).toHaveLength(1);
});

test('a registry is offered to a co-host', async () => {
  testServer.reply(offerHandover, { ...onlyHost, coHosts: [priya], handoverTo: priya.userId });
  const { user, toasts } = await openWith({}, { coHosts: [priya] });
  await user.click(await screen.findByRole('button', { name: 'Hand over: Priya Nair' }));
  await user.click(await screen.findByRole('button', { name: 'Offer it' }));
  expect(await toasts().findByText(/^The registry is offered/)).toBeVisible();
});

test('a failed load of a part is retried in place', async () => {
  const registry = aRegistry();
  testServer.reply(getRegistry, registry);
  answerSettings();
  testServer.disconnect(getHosts);
  const { user } = await openScreen(`/registry-settings/${registry.id}`);
  expect(await screen.findByText('Failed to load the hosts. Please try again.')).toBeVisible();
  testServer.reply(getHosts, onlyHost);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
});

test('a person who got the invitation of another address is allowed or refused by the owner, who sees both', async () => {
  const request = {
    id: newId(),
    person: priya,
    invitedEmail: 'priya@work.example',
    expiresAt: '2026-12-06T10:00:00Z',
  };
  const { user, toasts, registry } = await openWith({}, { requests: [request] });
  expect(await screen.findByText('Priya Nair would like to host with you')).toBeVisible();
  expect(screen.getByText('priya@work.example')).toBeVisible();
  expect(screen.getByText('priya@example.com')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refuse: priya@example.com' })).toBeEnabled();
  const hosts = { ...onlyHost, coHosts: [priya] };
  testServer.reply(answerCoHostRequest, hosts);
  testServer.reply(getHosts, hosts);
  await user.click(screen.getByRole('button', { name: 'Allow: priya@example.com' }));
  expect(await toasts().findByText('Priya Nair hosts this registry with you now.')).toBeVisible();
  expect(testServer.requests(answerCoHostRequest)[0]).toMatchObject({
    params: { registryId: registry.id, requestId: request.id },
    body: { allow: true },
  });
  expect(screen.queryByText('Priya Nair would like to host with you')).not.toBeInTheDocument();
});

test('the parts of the settings are listed beside them, and a press shows and focuses one', async () => {
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  const { user } = await openWith();
  const list = await screen.findByRole('navigation', { name: 'Settings' });
  await user.click(within(list).getByRole('link', { name: 'Hosts' }));
  expect(screen.getByRole('region', { name: 'Hosts' })).toHaveFocus();
});
