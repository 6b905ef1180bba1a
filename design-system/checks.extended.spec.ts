import { expect } from '@playwright/test';
import { test } from './testing/story-page.ts';

test.describe('Story checks fail for', () => {
  test('a button without a name', async ({ story }) => {
    await story.setContent('<button></button>');
    await expect(story.expectAccessible()).rejects.toThrow(/button-name/);
  });

  test('text with too little contrast', async ({ story }) => {
    await story.setContent('<p style="color: #999; background: #fff">Faint</p>');
    await expect(story.expectAccessible()).rejects.toThrow(/color-contrast/);
  });

  test('text with too little contrast in dark only', async ({ story }) => {
    await story.setContent(`
      <html lang="en"><title>Faint at night</title>
      <style>
        p { background: #fff; color: #000 }
        [data-theme='dark'] p { background: #000; color: #333 }
      </style>
      <p>Faint</p>`);
    await story.expectAccessible();
    await story.useTheme('dark');
    await expect(story.expectAccessible()).rejects.toThrow(/color-contrast/);
  });

  test('a focus without an outline', async ({ story }) => {
    await story.setContent('<button style="outline: none">Add</button>');
    await expect(story.expectVisibleFocus()).rejects.toThrow(/focus without an outline/);
  });

  test('a focus without an outline after others with one', async ({ story }) => {
    await story.setContent(
      '<a href="#1">One</a><input aria-label="Two"><button style="outline: none">Three</button>',
    );
    await expect(story.expectVisibleFocus()).rejects.toThrow(/Three/);
  });

  test('a target too small for a finger', async ({ story }) => {
    await story.setContent('<button style="width: 90px; height: 30px">Add</button>');
    await expect(story.expectLargeTargets()).rejects.toThrow(/targets below 44px/);
  });

  test('a page that scrolls sideways', async ({ story }) => {
    await story.setContent('<div style="width: 330px">Wide</div>');
    await expect(story.expectNoSidewaysScroll(320)).rejects.toThrow(/fits the screen/);
  });

  test('a part that stays on the left when the page reads from right to left', async ({
    story,
  }) => {
    await story.setContent('<p style="width: 90px; margin-inline-start: 20px">Mirrored</p>');
    await story.expectMirrored();
    await story.setContent(`
      <div style="width: 90px; overflow: scroll"><p style="width: 300px">Scrolled</p></div>
      <script>document.querySelector('div').scrollLeft = 60</script>`);
    await story.expectMirrored();
    await story.setContent('<p style="width: 90px; margin-left: 20px">Left</p>');
    await expect(story.expectMirrored()).rejects.toThrow(/not mirrored/);
  });

  test('an error in the console', async ({ story }) => {
    await story.page.evaluate(() => console.error('Each child in a list should have a key.'));
    expect(() => story.expectNoErrors()).toThrow(/errors in the console/);
  });

  test('a story that does not exist', async ({ story }) => {
    await expect(story.open('components-nothing--at-all')).rejects.toThrow(/renders and plays/);
  });
});
