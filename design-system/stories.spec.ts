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
    }),
  ),
});

const NARROW = 360;

const index = storyIndex.parse(JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')));
const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ story, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await story.open(id);
    for (const theme of ['light', 'dark'] as const) {
      await story.useTheme(theme);
      await story.expectAccessible();
    }
    await story.expectFits(NARROW);
    story.expectQuiet();
  });
}
