import {
  createSection,
  getCurrentRegistry,
  listItems,
  listRegistries,
  placeItem,
  placeSection,
  removeSection,
  renameSection,
  type ArrangedItems,
  type RegistrySection,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { unavailable } from '../../../testing/failures.ts';
import { aProduct, aRegistry, anItem, newId } from '../../../testing/fixtures.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const registry = aRegistry();
const kitchen = { id: newId(), name: 'Kitchen', nameVersion: 1 };
const baby = { id: newId(), name: 'For the baby', nameVersion: 1 };
const gift = (name: string, sectionId: string | null = null) =>
  anItem(aProduct({ name }), { registryId: registry.id, sectionId });
const lamp = gift('Lamp', kitchen.id);
const bowl = gift('Bowl', kitchen.id);
const quilt = gift('Quilt');
const arranged: ArrangedItems = { items: [lamp, bowl, quilt], sections: [kitchen, baby] };

beforeEach(() => {
  testServer.reply(listRegistries, { registries: [] });
});

async function openArranging(list: ArrangedItems = arranged) {
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, list);
  const opened = await openScreen('/registry');
  await opened.user.click(await screen.findByRole('button', { name: 'Arrange' }));
  await screen.findByRole('heading', { name: 'Arrange your gifts' });
  return opened;
}

const names = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .queryAllByRole('listitem')
    .map((row) => row.getAttribute('data-item'));
const button = (name: string) => screen.getByRole('button', { name });

test('an arrow moves a gift at once, announces the place and keeps the focus', async () => {
  const { user } = await openArranging();
  const moved = { ...arranged, items: [bowl, lamp, quilt] };
  testServer.reply(placeItem, moved);
  testServer.reply(listItems, moved);
  await user.click(button('Move Lamp down'));
  await waitFor(() => expect(names('Kitchen')).toEqual([bowl.id, lamp.id]));
  expect(screen.getByText('Lamp is number 2 of 2 in Kitchen')).toBeInTheDocument();
  expect(button('Move Lamp down')).toHaveFocus();
  await waitFor(() =>
    expect(testServer.requests(placeItem)[0]).toMatchObject({
      params: { itemId: lamp.id },
      body: { sectionId: kitchen.id, afterItemId: bowl.id },
    }),
  );
});

test('a gift moves to the top of its section with one press', async () => {
  const { user } = await openArranging();
  expect(button('Move Lamp to the top')).toHaveAttribute('aria-disabled', 'true');
  const moved = { ...arranged, items: [bowl, lamp, quilt] };
  testServer.reply(placeItem, moved);
  testServer.reply(listItems, moved);
  await user.click(button('Move Bowl to the top'));
  await waitFor(() => expect(names('Kitchen')).toEqual([bowl.id, lamp.id]));
  await waitFor(() =>
    expect(testServer.requests(placeItem)[0]).toMatchObject({
      params: { itemId: bowl.id },
      body: { sectionId: kitchen.id, afterItemId: null },
    }),
  );
});

test('arrows lead across sections, with the focus, and end at the ends', async () => {
  const { user } = await openArranging();
  expect(button('Move Lamp up')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Move Quilt down')).toHaveAttribute('aria-disabled', 'true');
  const moved = { ...arranged, items: [lamp, bowl, { ...quilt, sectionId: baby.id }] };
  testServer.reply(placeItem, moved);
  testServer.reply(listItems, moved);
  await user.click(button('Move Quilt up'));
  await waitFor(() => expect(names('For the baby')).toEqual([quilt.id]));
  expect(button('Move Quilt up')).toHaveFocus();
});

test('the keyboard alone arranges', async () => {
  const { user } = await openArranging();
  testServer.reply(placeItem, arranged);
  button('Move Bowl up').focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(testServer.requests(placeItem)[0]?.body).toEqual({
      sectionId: kitchen.id,
      afterItemId: null,
    }),
  );
});

test('a select puts a gift at the end of a section, or into none', async () => {
  const { user } = await openArranging();
  testServer.reply(placeItem, arranged);
  await user.selectOptions(screen.getByLabelText('Section of Quilt'), 'Kitchen');
  await waitFor(() =>
    expect(testServer.requests(placeItem)[0]?.body).toEqual({
      sectionId: kitchen.id,
      afterItemId: bowl.id,
    }),
  );
  await user.selectOptions(screen.getByLabelText('Section of Lamp'), 'No section');
  await waitFor(() => expect(testServer.requests(placeItem)).toHaveLength(2));
  expect(testServer.requests(placeItem)[1]?.body).toMatchObject({ sectionId: null });
});

test('a failed move goes back and says so', async () => {
  testServer.fail(placeItem, unavailable);
  const { user, toasts } = await openArranging();
  await user.click(button('Move Lamp down'));
  expect(await toasts().findByText('Failed to move this gift. Please try again.')).toBeVisible();
  await waitFor(() => expect(names('Kitchen')).toEqual([lamp.id, bowl.id]));
});

test('a section is added by its name', async () => {
  const { user } = await openArranging();
  await user.click(button('Add section'));
  expect(await screen.findByText('Please name the section')).toBeVisible();

  const garden = { id: newId(), name: 'Garden', nameVersion: 1 };
  testServer.reply(createSection, garden);
  testServer.reply(listItems, { ...arranged, sections: [kitchen, baby, garden] });
  await user.type(screen.getByLabelText('New section'), 'Garden{Enter}');
  expect(await screen.findByRole('heading', { name: 'Garden' })).toBeVisible();
  expect(screen.getByLabelText('New section')).toHaveValue('');
  expect(testServer.requests(createSection)[0]?.body).toEqual({ name: 'Garden', itemIds: [] });
});

test('a move that waits for a new section stays on screen', async () => {
  const added = Promise.withResolvers<RegistrySection>();
  testServer.reply(createSection, () => added.promise);
  const { user } = await openArranging();
  await user.type(screen.getByLabelText('New section'), 'Garden{Enter}');
  await user.click(button('Move Lamp down'));
  await waitFor(() => expect(names('Kitchen')).toEqual([bowl.id, lamp.id]));
  const saved = Promise.withResolvers<ArrangedItems>();
  testServer.reply(placeItem, () => saved.promise);
  added.resolve({ id: newId(), name: 'Garden', nameVersion: 1 });
  await waitFor(() => expect(testServer.requests(placeItem)).toHaveLength(1));
  expect(testServer.requests(listItems)).toHaveLength(1);
  expect(names('Kitchen')).toEqual([bowl.id, lamp.id]);
  saved.resolve({ ...arranged, items: [bowl, lamp, quilt] });
  await waitFor(() => expect(testServer.requests(listItems)).toHaveLength(2));
});

test('a name that exists is refused and stays in the field', async () => {
  testServer.fail(createSection, {
    status: 409,
    code: 'conflict',
    message: 'You already have a section “Kitchen”.',
  });
  const { user, toasts } = await openArranging();
  await user.type(screen.getByLabelText('New section'), 'Kitchen{Enter}');
  expect(await toasts().findByText('You already have a section “Kitchen”.')).toBeVisible();
  expect(screen.getByLabelText('New section')).toHaveValue('Kitchen');
});

test('a section is renamed', async () => {
  const { user } = await openArranging();
  testServer.reply(renameSection, { ...kitchen, name: 'Dining room' });
  testServer.reply(listItems, { ...arranged, sections: [{ ...kitchen, name: 'Dining room' }] });
  await user.click(button('Rename section Kitchen'));
  await user.clear(screen.getByLabelText('New name of Kitchen'));
  await user.type(screen.getByLabelText('New name of Kitchen'), 'Dining room');
  await user.click(button('Save name'));
  expect(await screen.findByRole('heading', { name: 'Dining room' })).toBeVisible();
});

test('a name that another device changed is shown, and the typed one is saved by the next press', async () => {
  const { user } = await openArranging();
  const saved = { ...kitchen, name: 'Cooking', nameVersion: 3 };
  testServer.fail(renameSection, {
    status: 409,
    code: 'stale',
    message: 'Changed elsewhere.',
    current: saved,
  });
  testServer.reply(listItems, { ...arranged, sections: [saved, baby] });
  await user.click(button('Rename section Kitchen'));
  await user.clear(screen.getByLabelText('New name of Kitchen'));
  await user.type(screen.getByLabelText('New name of Kitchen'), 'Dining room{Enter}');
  expect(await screen.findByText(/It reads: “Cooking”/)).toBeVisible();
  expect(screen.getByLabelText('New name of Kitchen')).toHaveValue('Dining room');
  testServer.reply(renameSection, { ...kitchen, name: 'Dining room', nameVersion: 4 });
  await user.click(button('Save name'));
  await waitFor(() => expect(testServer.requests(renameSection)).toHaveLength(2));
  expect(testServer.requests(renameSection).map(({ body }) => body)).toEqual([
    { name: 'Dining room', nameVersion: 1 },
    { name: 'Dining room', nameVersion: 3 },
  ]);
});

test('a name that is taken keeps the typed one in the form', async () => {
  const message = 'You already have a section “For the baby”.';
  testServer.fail(renameSection, { status: 409, code: 'conflict', message });
  const { user } = await openArranging();
  await user.click(button('Rename section Kitchen'));
  await user.clear(screen.getByLabelText('New name of Kitchen'));
  await user.type(screen.getByLabelText('New name of Kitchen'), 'For the baby{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('New name of Kitchen')).toHaveValue('For the baby');
  await user.type(screen.getByLabelText('New name of Kitchen'), ' and her');
  expect(screen.queryByText(message)).toBeNull();
});

test('a section moves up and down', async () => {
  const { user } = await openArranging();
  testServer.reply(placeSection, { sections: [baby, kitchen] });
  await user.click(button('Move section Kitchen down'));
  await user.click(button('Move section For the baby up'));
  await waitFor(() => expect(testServer.requests(placeSection)).toHaveLength(2));
  expect(testServer.requests(placeSection).map(({ body }) => body)).toEqual([
    { afterSectionId: baby.id },
    { afterSectionId: null },
  ]);
});

test('a removed section leaves its gifts, and Undo restores it with them', async () => {
  const { user, toasts } = await openArranging();
  testServer.reply(removeSection, { itemIds: [lamp.id, bowl.id] });
  const loose = [lamp, bowl].map((item) => ({ ...item, sectionId: null }));
  testServer.reply(listItems, { items: [...loose, quilt], sections: [baby] });
  await user.click(button('Remove section Kitchen'));
  expect(await toasts().findByText('Section “Kitchen” removed')).toBeVisible();
  await waitFor(() => expect(names('Other gifts')).toHaveLength(3));

  const again = { ...kitchen, id: newId() };
  testServer.reply(createSection, again);
  testServer.reply(placeSection, { sections: [again, baby] });
  await user.click(toasts().getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(testServer.requests(placeSection)).toHaveLength(1));
  expect(testServer.requests(createSection)[0]?.body).toEqual({
    name: 'Kitchen',
    itemIds: [lamp.id, bowl.id],
  });
  expect(testServer.requests(placeSection)[0]).toMatchObject({
    params: { sectionId: again.id },
    body: { afterSectionId: null },
  });
});

test('Done returns to the list, with the focus on Arrange', async () => {
  const { user } = await openArranging();
  await user.click(button('Done'));
  expect(button('Arrange')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Lamp' })).toBeVisible();
});

test('an order from another device appears', async () => {
  const { emit } = await openArranging();
  testServer.reply(listItems, { ...arranged, items: [bowl, lamp, quilt] });
  emit({ type: 'registry-changed' });
  await waitFor(() => expect(names('Kitchen')).toEqual([bowl.id, lamp.id]));
});
