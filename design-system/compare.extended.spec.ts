import { expect, test } from '@playwright/test';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { z } from 'zod';
import { comparePictures, drawDifference } from './storybook/compare/compare-pictures.ts';
import { countsOf, type Outcome, type Picture } from './storybook/compare/outcome.ts';
import { reportPage } from './storybook/compare/report-page.ts';
import { takePictures } from './storybook/compare/take-pictures.ts';
import { STORYBOOK } from './testing/story-page.ts';

test.describe('The comparison of stories', () => {
  let folder = '';

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'compare-'));
  });

  test.afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  test('shows a new colour where it is used, and added and removed stories', async ({ page }) => {
    test.setTimeout(120_000);
    const [button, logo, price] = [
      'components-button--variants',
      'components-logo--sizes',
      'components-price--rupees',
    ];
    const before = await pictures('before', [button, logo]);
    const after = await pictures('after', [button, price], '[class*=secondary] { --paper: #f0f }');
    const outcomes = await comparePictures(folder, { before, after });
    const kinds = outcomes.map(({ id, theme, kind }) => [id, theme, kind]);
    expect(kinds).toEqual([
      [button, expect.any(String), 'changed'],
      [button, expect.any(String), 'changed'],
      [price, 'dark', 'new'],
      [price, 'light', 'new'],
      [logo, 'dark', 'removed'],
      [logo, 'light', 'removed'],
    ]);

    await writeFile(join(folder, 'index.html'), reportPage('1a2b3c4 <Old>', outcomes));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories since 1a2b3c4 <Old>');
    await expect(
      page.getByText('0 failed, 2 changed, 0 repaired, 2 new, 2 removed, 0 same'),
    ).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(10);
  });

  test('finds two pictures of one Storybook the same', async () => {
    const before = await pictures('before', ['components-spinner--sizes']);
    const after = await pictures('after', ['components-spinner--sizes']);
    const outcomes = await comparePictures(folder, { before, after });
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['same']));
  });

  test('measures the changed share of pictures of different sizes', async () => {
    const file = (name: string) => join(folder, name);
    await paint(file('before.png'), 100, 100);
    await paint(file('after.png'), 100, 200);
    const share = await drawDifference(file('before.png'), file('after.png'), file('drawn.png'));
    expect(share).toBeCloseTo(0.5, 2);
    expect(await sharp(file('drawn.png')).metadata()).toMatchObject({ width: 100, height: 200 });
  });

  test('lists failures before changes, large changes before small ones, and stories that failed before as repaired', async () => {
    const view = { theme: 'light', title: 'Button' } as const;
    const problem: Picture = { ...view, id: 'broken', problem: 'Error: <none>' };
    const painted = async (id: string, name: string, height: number): Promise<Picture> => {
      await paint(join(folder, name), 100, height);
      return { ...view, id, file: join(folder, name) };
    };
    const repaired: Picture = { ...view, id: 'repaired', problem: 'Error: gone' };
    const before = [
      await painted('small', '1', 100),
      await painted('large', '2', 100),
      repaired,
      { ...repaired, id: 'removed' },
    ];
    const after = [
      await painted('small', '3', 110),
      await painted('large', '4', 200),
      problem,
      await painted('repaired', '5', 100),
    ];
    const outcomes: Outcome[] = await comparePictures(folder, { before, after });
    expect(outcomes.map(({ id }) => id)).toEqual([
      'broken',
      'large',
      'small',
      'repaired',
      'removed',
    ]);
    expect(countsOf(outcomes)).toBe('1 failed, 2 changed, 1 repaired, 0 new, 1 removed, 0 same');
    const report = reportPage('main', outcomes);
    expect(report).toContain('<pre>Error: &lt;none&gt;</pre>');
    expect(report).toContain('<pre>Error: gone</pre>');
    expect(report).not.toContain('before/repaired');
  });

  async function pictures(name: string, ids: readonly string[], css = ''): Promise<Picture[]> {
    const storybook = join(folder, `storybook-${name}`);
    await cp(STORYBOOK, storybook, { recursive: true });
    const { v, entries } = storyIndex.parse(JSON.parse(await readFile(index(storybook), 'utf8')));
    const kept = Object.fromEntries(ids.map((id) => [id, entries[id]]));
    await writeFile(index(storybook), JSON.stringify({ v, entries: kept }));
    const frame = join(storybook, 'iframe.html');
    const html = await readFile(frame, 'utf8');
    await writeFile(frame, html.replace('</head>', `<style>${css}</style></head>`));
    return takePictures(storybook, join(folder, name), name);
  }
});

const storyIndex = z.object({ v: z.number(), entries: z.record(z.string(), z.unknown()) });
const index = (storybook: string) => join(storybook, 'index.json');

const paint = (file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9f431c' } })
    .png()
    .toFile(file);
