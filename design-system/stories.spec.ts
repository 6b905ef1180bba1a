import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { STORYBOOK, test } from './testing/story-page.ts';

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

/** The narrowest supported screen, in CSS pixels. Stories with the tag `narrow` play on it. */
const NARROW = 320;

const index = storyIndex.parse(JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')));

for (const { id, title, name, type, tags } of Object.values(index.entries)) {
  if (type === 'docs') {
    test(`${title}: docs page`, async ({ story }) => {
      await story.openDocs(id);
      story.expectNoErrors();
    });
    continue;
  }

  test(`${title}: ${name}`, async ({ story }) => {
    if (tags.includes('narrow')) await story.reset({ width: NARROW, height: 640 });
    await story.open(id);
    await story.expectAccessible();
    await story.expectVisibleFocus();
    await story.useTheme('dark');
    await story.useTouch();
    for (const width of [360, NARROW]) await story.expectNoSidewaysScroll(width);
    await story.expectLargeTargets();
    await story.expectAccessible();
    story.expectNoErrors();
  });
}
