import { expect } from '@playwright/test';
import { test } from './story-page.ts';

test.describe('What the stories are checked for is found where it is', () => {
  test('a button without a name', async ({ story, page }) => {
    await page.setContent('<button></button>');
    await expect(story.expectAccessible()).rejects.toThrow(/button-name/);
  });

  test('text that is too faint', async ({ story, page }) => {
    await page.setContent('<p style="color: #999; background: #fff">Faint</p>');
    await expect(story.expectAccessible()).rejects.toThrow(/color-contrast/);
  });

  test('a focus that nothing shows', async ({ story, page }) => {
    await page.setContent('<button style="outline: none">Add</button>');
    await expect(story.expectVisibleFocus()).rejects.toThrow(/something shows the focus/);
  });

  test('a target too small for a finger', async ({ story, page }) => {
    await page.setContent('<button style="width: 90px; height: 30px">Add</button>');
    await expect(story.expectTargets()).rejects.toThrow(/targets below 44px/);
  });

  test('a page that scrolls sideways', async ({ story, page }) => {
    await page.setContent('<div style="width: 330px">Wide</div>');
    await expect(story.expectFits(320)).rejects.toThrow(/wider than the screen/);
  });

  test('an error in the console', async ({ story, page }) => {
    await page.evaluate(() => console.error('Each child in a list should have a key.'));
    expect(() => story.expectQuiet()).toThrow(/errors in the console/);
  });
});
