import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { STORYBOOK, test } from './story-page.ts';

const storyIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.enum(['story', 'docs']),
      tags: z.array(z.string()),
    }),
  ),
});

/** The narrowest screen that is served; a story with the tag `narrow` is played on it. */
const NARROW = 320;
const WIDTHS = [360, NARROW];

const index = storyIndex.parse(JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')));
const entries = Object.values(index.entries);
const stories = entries.filter((entry) => entry.type === 'story');
const pages = entries.filter((entry) => entry.type === 'docs');

for (const { id, title, name, tags } of stories) {
  test(`${title}: ${name}`, async ({ story, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (tags.includes('narrow')) await page.setViewportSize({ width: NARROW, height: 640 });
    await story.open(id);
    await story.useTheme('light');
    await story.expectAccessible();
    await story.expectVisibleFocus();
    await story.useTheme('dark');
    await story.useTouch();
    for (const width of WIDTHS) await story.expectFits(width);
    await story.expectTargets();
    await story.expectAccessible();
    story.expectQuiet();
  });
}

for (const { id, title } of pages) {
  test(`${title}: the page`, async ({ story }) => {
    await story.openPage(id);
    story.expectQuiet();
  });
}
