import { expect, test } from '@playwright/test';
import { basename, dirname } from 'node:path';
import { serveFolder } from './testing/static-server.ts';
import { STORYBOOK } from './testing/story-page.ts';

test('The Storybook works in a folder of any web server, and asks no other server', async ({
  page,
}) => {
  const { origin, server } = await serveFolder(dirname(STORYBOOK));
  const problems: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/${basename(STORYBOOK)}/`))
      problems.push(request.url());
  });
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${origin}/${basename(STORYBOOK)}/index.html?path=/story/tokens--colour`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByText('--gr-color-canvas')).toBeVisible();
  await page.getByRole('link', { name: 'Start here' }).click();
  await expect(story.getByRole('heading', { level: 1 })).toContainText('design system');
  expect(problems).toEqual([]);
  server.close();
});
