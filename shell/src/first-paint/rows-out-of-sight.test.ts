import { waitFor } from '@testing-library/react';
import { layOutRowsInSightFirst, readRowsOutOfSight } from './rows-out-of-sight.ts';

const SIGHT = 600;
const HEIGHT = 200;

function listOf(rows: number): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = `<main><ul>${'<li>Gift</li>'.repeat(rows)}</ul></main>`;
  return page;
}
const rowsIn = (page: HTMLElement) => [...page.querySelectorAll('li')];
const waiting = (page: HTMLElement) =>
  rowsIn(page).map((row) => row.style.getPropertyValue('block-size'));

/** jsdom lays nothing out: row `index` begins `index` times its height below the edge of the screen. */
function rendered(rows: number): HTMLElement {
  const page = listOf(rows);
  for (const [index, row] of rowsIn(page).entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * HEIGHT, 360, HEIGHT);
  return page;
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'innerHeight', { value: SIGHT, configurable: true });
});

test('rows out of sight keep the height of the rendered page until they are laid out', async () => {
  const page = listOf(6);
  layOutRowsInSightFirst(page, readRowsOutOfSight(rendered(6)));
  expect(waiting(page)).toEqual(['', '', '', '', '200px', '200px']);
  await waitFor(() => expect(waiting(page).join('')).toBe(''));
  expect(rowsIn(page).map((row) => row.getAttribute('style') ?? '')).toEqual(Array(6).fill(''));
});

test('a page with other rows than the rendered one is laid out at once', () => {
  const page = listOf(5);
  layOutRowsInSightFirst(page, readRowsOutOfSight(rendered(6)));
  expect(waiting(page).join('')).toBe('');
});
