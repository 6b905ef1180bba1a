import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../../testing/browser.ts';
import { serveFolder } from '../../testing/static-server.ts';
import { readStories, sizeOf, type Story } from '../../testing/story-index.ts';
import { observeStories } from '../../testing/story-outcome.ts';
import { fileOf, type Picture, type View } from './outcome.ts';
import { countProgress } from './progress.ts';

const MAX_PAGES = 4;
const THEMES = ['light', 'dark'] as const;
const STORY_TIMEOUT_MS = 20_000;
const NOW = new Date('2026-01-15T10:00:00Z');

export async function takePictures(
  storybook: string,
  folder: string,
  name: string,
): Promise<Picture[]> {
  await mkdir(folder, { recursive: true });
  const { origin, server } = await serveFolder(storybook);
  const browser = await chromium.launch(launchOptions);
  try {
    const stories = readStories(storybook);
    const pictures: Picture[] = [];
    const queue = stories.values();
    const work = async () => {
      const page = await openPage(browser);
      for (const story of queue) {
        pictures.push(...(await picturesOf(page, origin, story, folder)));
        countProgress(`Pictures of ${name}`, pictures.length, stories.length * THEMES.length);
      }
    };
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), MAX_PAGES) }, work));
    return pictures;
  } finally {
    await browser.close();
    server.close();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(observeStories);
  return page;
}

async function picturesOf(
  page: Page,
  origin: string,
  story: Story,
  folder: string,
): Promise<Picture[]> {
  const views = THEMES.map((theme) => ({
    id: story.id,
    title: `${story.title}: ${story.name}`,
    theme,
  }));
  try {
    await open(page, origin, story);
    const pictures: Picture[] = [];
    for (const view of views) pictures.push(await pictureOf(page, view, folder));
    return pictures;
  } catch (error) {
    return views.map((view) => ({ ...view, problem: String(error) }));
  }
}

async function pictureOf(page: Page, view: View, folder: string): Promise<Picture> {
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), view.theme);
  const file = join(folder, fileOf(view));
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  return { ...view, file };
}

async function open(page: Page, origin: string, story: Story): Promise<void> {
  await page.setViewportSize(sizeOf(story));
  const globals = 'theme:light;a11y.manual:!true';
  await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => window.storyErrors !== undefined, undefined, {
    timeout: STORY_TIMEOUT_MS,
  });
  const errors = await page.evaluate(() => window.storyErrors);
  if (errors?.length) throw new Error(errors.join('\n'));
  await page.evaluate(() => document.fonts.ready);
}
