import { screen } from '@testing-library/react';
import { anItem, aRegistry, shareCode } from '../../testing/fixtures.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../../testing/open-guest-page.tsx';

const lamp = anItem({ name: 'Lamp' });
const paused = aRegistry({ giftsPaused: true, pauseNote: 'We are moving house until May.' });

test('a paused registry shows the list without buttons, and says why', async () => {
  openSharedRegistry({ registry: paused, items: [lamp] });
  expect(await screen.findByText('We are moving house until May.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Lamp' })).toBeVisible();
  for (const name of ['Purchase Lamp', 'Contribute to Lamp']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});

test('control: without the pause the buttons are there', async () => {
  openSharedRegistry({ items: [lamp] });
  expect(await screen.findByRole('button', { name: 'Purchase Lamp' })).toBeVisible();
  expect(screen.queryByText('Gifts are paused')).not.toBeInTheDocument();
});

test('a pause without a message has ours, also on the page of the form', async () => {
  serveRegistry({ registry: { ...paused, pauseNote: null }, items: [lamp] });
  openPage(`/r/${shareCode}/gifts/${lamp.id}/purchase`);
  expect(
    await screen.findByText('The host takes no new gifts right now. Please come back later.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Purchase' })).not.toBeInTheDocument();
});

test('the phone number shows when the host shows it', async () => {
  openSharedRegistry({
    registry: aRegistry({ contactEmail: null, contactPhone: '9876543210' }),
    items: [lamp],
  });
  expect(await screen.findByText('+91 9876543210')).toHaveAttribute('href', 'tel:+919876543210');
});
