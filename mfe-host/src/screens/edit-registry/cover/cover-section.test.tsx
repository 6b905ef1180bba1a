import {
  getRegistry,
  getShare,
  getScrape,
  listItems,
  saveCover,
  uploadPhoto,
  type Registry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../../testing/fill-in.ts';
import { unavailable } from '../../../testing/failures.ts';
import { aRegistry } from '../../../testing/fixtures.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const coverImageUrl = `/gift-pictures/${'ab'.repeat(32)}-1280.webp`;
const other = `/gift-pictures/${'cd'.repeat(32)}-1280.webp`;
const withCover = { coverImageUrl, coverAlt: 'A mango tree', story: 'We met in a library.' };

async function openWith(changes: Partial<Registry> = withCover) {
  const registry = aRegistry({ status: 'published', ...changes });
  testServer.reply(getRegistry, registry);
  testServer.reply(getShare, { share: null });
  testServer.reply(listItems, { items: [] });
  const opened = await openScreen(`/edit-registry/${registry.id}`);
  await screen.findByRole('heading', { name: 'Cover and story' });
  return { registry, ...opened };
}

const story = () => screen.getByLabelText(/^Your story/);
const words = () => screen.getByLabelText('What does the picture show?');
const save = () => screen.getByRole('button', { name: 'Save cover and story' });
const lastSave = () => testServer.requests(saveCover).at(-1)?.body;

test('the story is saved with the picture, its words and the version that the form shows', async () => {
  const { registry, user, toasts } = await openWith();
  testServer.reply(saveCover, ({ body }) => ({
    ...registry,
    ...body,
    coverAlt: body.coverAlt ?? null,
    story: body.story ?? null,
    theme: body.theme ?? registry.theme,
    coverVersion: 2,
  }));
  await fillIn(user, story(), 'We met in a bookshop.');
  await user.click(save());
  expect(await toasts().findByText('Cover and story saved')).toBeVisible();
  expect(lastSave()).toEqual({
    ...withCover,
    story: 'We met in a bookshop.',
    theme: 'marigold',
    coverVersion: 1,
  });
});

test('a picture needs words for those who cannot see it', async () => {
  const { user } = await openWith();
  await user.clear(words());
  await user.click(save());
  expect(
    await screen.findByText('Please say in a few words what the picture shows.'),
  ).toBeVisible();
  expect(words()).toBeInvalid();
  await waitFor(() => expect(words()).toHaveFocus());
  expect(testServer.requests(saveCover)).toHaveLength(0);
});

test('a removed picture takes its words with it', async () => {
  const { registry, user } = await openWith();
  testServer.reply(saveCover, { ...registry, coverImageUrl: null, coverAlt: null });
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(screen.queryByLabelText('What does the picture show?')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(lastSave()).toMatchObject({ coverImageUrl: null }));
});

test('a failed save says so and keeps what was typed', async () => {
  testServer.fail(saveCover, unavailable);
  const { user } = await openWith();
  await fillIn(user, story(), 'We met in a bookshop.');
  await user.click(save());
  expect(await screen.findByText('The cover and the story were not saved')).toBeVisible();
  expect(story()).toHaveValue('We met in a bookshop.');
});

test('a stale save keeps what was typed, and the saved values come on request', async () => {
  const { registry, user } = await openWith();
  const current = { ...registry, story: 'From the phone.', coverVersion: 2 };
  testServer.fail(saveCover, { status: 409, code: 'stale', message: 'Changed.', current });
  testServer.reply(getRegistry, current);
  await fillIn(user, story(), 'From the laptop.');
  await user.click(save());
  const alert = await screen.findByText(/was changed on another device/);
  expect(alert).toBeVisible();
  expect(story()).toHaveValue('From the laptop.');
  await user.click(screen.getByRole('button', { name: 'Use the saved values' }));
  expect(story()).toHaveValue('From the phone.');
});

test('an untouched form follows another device', async () => {
  const { registry, emit } = await openWith();
  testServer.reply(getRegistry, { ...registry, story: 'From the phone.', coverVersion: 2 });
  emit({ type: 'registry-changed', registryId: registry.id, version: 9 });
  await waitFor(() => expect(story()).toHaveValue('From the phone.'));
});

test('leaving with a changed story asks first', async () => {
  const { user, address } = await openWith();
  await fillIn(user, story(), 'We met in a bookshop.');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without finishing?' }));
  expect(dialog.getByText('Your story')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Discard changes and leave' }));
  expect(address()).toBe('/host');
});

describe('another photo', () => {
  const file = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
  // jsdom decodes and draws no pictures; a journey does.
  const decodes = (photo: () => Promise<Partial<ImageBitmap>>) =>
    Object.assign(globalThis, { createImageBitmap: photo });
  beforeEach(() => {
    decodes(async () => ({ width: 2000, height: 1600, close: () => undefined }));
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => done(new Blob(['cut'], { type: 'image/jpeg' })));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  test('the chosen part is stored, and has words of its own', async () => {
    const { registry, user } = await openWith({});
    const id = registry.id;
    const stored = { hash: 'cd'.repeat(32), url: other };
    const queued = { id, step: 'queued', outcome: null, notice: null, product: null } as const;
    testServer.reply(uploadPhoto, queued);
    testServer.reply(getScrape, {
      ...queued,
      step: 'done',
      product: {
        title: null,
        name: null,
        brand: null,
        price: null,
        currency: null,
        description: null,
        image: other,
        pictures: [stored],
        url: 'upload',
        notes: {},
      },
    });
    await user.upload(screen.getByLabelText('Photo for the cover'), file);
    const crop = within(await screen.findByRole('group', { name: 'Choose the part to show' }));
    expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    // The photo is as wide as the cover: only its height leaves a choice.
    expect(crop.getByRole('slider', { name: 'Left to right' })).toBeDisabled();
    expect(crop.getByRole('slider', { name: 'Top to bottom' })).toBeEnabled();
    await user.click(crop.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(words()).toHaveValue(`Cover picture of ${registry.registryName}`));
    expect(screen.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
  });

  test('a save before the part is chosen says so, and nothing is saved without the photo', async () => {
    const { user } = await openWith({});
    await user.upload(screen.getByLabelText('Photo for the cover'), file);
    const crop = within(await screen.findByRole('group', { name: 'Choose the part to show' }));
    await user.click(save());
    expect(await screen.findByText(/Please press “Use this part”/)).toBeVisible();
    expect(testServer.requests(saveCover)).toHaveLength(0);
    await user.click(crop.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/Please press “Use this part”/)).not.toBeInTheDocument();
  });

  test('a file that is no photo is told', async () => {
    decodes(() => Promise.reject(new Error('not a picture')));
    const { user } = await openWith({});
    await user.upload(screen.getByLabelText('Photo for the cover'), file);
    expect(await screen.findByText(/We could not open this photo/)).toBeVisible();
  });
});

test('a refusal of what no field shows stands above the button', async () => {
  const message = 'This theme has ended.';
  testServer.fail(saveCover, { status: 400, code: 'invalid-input', message, field: 'theme' });
  const { user } = await openWith();
  await fillIn(user, story(), 'We met in a bookshop.');
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert.compareDocumentPosition(save())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(alert).toHaveFocus());
});
