import { screen } from '@testing-library/react';
import { anItem, aRegistry, shareCode } from '../../testing/fixtures.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';

test('the day leads to a file and to Google Calendar', async () => {
  const registry = aRegistry({ registryName: 'Asha weds Dev', eventDate: '2099-11-21' });
  openSharedRegistry({ registry, items: [anItem()] });
  expect(await screen.findByText('Add to calendar')).toHaveAttribute(
    'href',
    `/api/shared/${shareCode}/calendar`,
  );
  const google = new URL(
    screen.getByText('Add to Google Calendar').closest('a')?.getAttribute('href') ?? '',
  );
  expect(google.searchParams.get('dates')).toBe('20991121/20991122');
  expect(google.searchParams.get('details')).toMatch(new RegExp(`/r/${shareCode}$`));
});
