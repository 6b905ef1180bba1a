import { NARROW, readEntries } from './testing/story-index.ts';
import { STORYBOOK, test } from './testing/story-page.ts';

for (const { id, title, name, type, tags } of readEntries(STORYBOOK)) {
  if (type === 'docs') {
    test(`${title}: docs page`, async ({ story }) => {
      await story.openDocs(id);
      await story.expectWholeAnatomy();
      story.expectNoErrors();
    });
    continue;
  }

  test(`${title}: ${name}`, async ({ story }) => {
    if (tags.includes('narrow')) await story.reset(NARROW);
    await story.open(id);
    await story.expectAccessible();
    await story.expectMirrored();
    await story.expectVisibleFocus();
    await story.useTheme('dark');
    await story.useTouch();
    for (const width of [360, NARROW.width]) await story.expectNoSidewaysScroll(width);
    await story.expectLargeTargets();
    await story.expectAccessible();
    story.expectNoErrors();
  });
}
