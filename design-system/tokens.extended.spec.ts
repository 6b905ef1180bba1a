import { expect, test } from '@playwright/test';
import { defineConfig, parse } from '@terrazzo/parser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declaredTokens } from './package/declared-tokens.ts';
import { resolverDocument } from './package/token-documents.ts';
import { customProperty, tokenDisagreements } from './testing/token-disagreements.ts';

const DIST = join(import.meta.dirname, 'dist');
const sheet = readFileSync(join(DIST, 'tokens.css'), 'utf8');

/** Wide enough that lengths which follow the screen have reached their limits. */
test.use({ viewport: { width: 6000, height: 800 } });

async function readTokens(file: string, text = readFileSync(join(DIST, file), 'utf8')) {
  const filename = pathToFileURL(join(DIST, file));
  const config = defineConfig({}, { cwd: new URL('./', filename) });
  return parse([{ filename, src: text }], { config, continueOnError: false });
}

for (const theme of ['light', 'dark'] as const)
  test.describe(`Tokens of the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setContent(`<html data-theme="${theme}"><style>${sheet}</style><body>`);
    });

    for (const motion of ['full', 'reduced'])
      test(`have the values of the style sheet with ${motion} motion`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: motion === 'full' ? 'no-preference' : 'reduce' });
        const { resolver } = await readTokens('tokens.json');
        expect(await tokenDisagreements(page, resolver.apply({ theme, motion }))).toEqual([]);
      });

    test('have the same values in the file of the theme', async ({ page }) => {
      const { tokens } = await readTokens(`tokens.${theme}.json`);
      expect(await tokenDisagreements(page, tokens)).toEqual([]);
    });
  });

test.describe('The check of tokens', () => {
  test('covers each custom property of the style sheet', async () => {
    const { tokens } = await readTokens('tokens.json');
    const declared = new Set(Array.from(sheet.matchAll(/(--gr-[\w-]+):/g), ([, name]) => name));
    expect(new Set(Object.keys(tokens).map(customProperty))).toEqual(declared);
  });

  test('fails for another colour, length or shadow', async ({ page }) => {
    await page.setContent(`<html data-theme="dark"><style>${sheet}</style><body>`);
    const { tokens } = await readTokens('tokens.light.json');
    const names = await tokenDisagreements(page, tokens);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toContainEqual(expect.stringMatching(/^shadow\.md: /));
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await tokenDisagreements(page, tokens)).toContainEqual('text.display: 40px');
  });

  test('fails for a document that breaks the standard', async () => {
    const text = readFileSync(join(DIST, 'tokens.json'), 'utf8');
    const broken = [
      text.replace('"srgb"', '"cmyk"'),
      text.replace('"unit": "rem"', '"unit": "vw"'),
      text.replace('"2025.10"', '"2024.1"'),
      text.replace('"{color.shade}"', '"{color.nothing}"'),
    ];
    for (const document of broken) {
      expect(document).not.toBe(text);
      await expect(readTokens('tokens.json', document)).rejects.toThrow();
    }
  });
});

test.describe('A build fails for', () => {
  const documentOf = (css: string) => resolverDocument(declaredTokens(css));

  for (const css of [
    ':root { --gr-color-ink: hsl(0 0% 0%) }',
    ':root { --gr-space-1: calc(1rem + 2px) }',
    ':root { --gr-space-1: 5vw }',
    ':root { --gr-opacity-half: 0.5 }',
    ':root { --ink: #000000 }',
    '@media (width < 40rem) { :root { --gr-space-1: 1rem } }',
  ])
    test(`a token that design tools can't get: ${css}`, () => {
      expect(() => documentOf(css)).toThrow();
    });

  test('none of the forms that the style sheets use', () => {
    const { sets } = documentOf(`:root {
      /* Small within a group. */
      --gr-space-1: min(0.25rem, 1.25vw);
      --gr-space-2: clamp(min(1rem, 5vw), 4vw, 3rem);

      --gr-touch: max(44px, min(2.75rem, 13.75vw));
    }
    @media print { :root { --gr-color-shade: transparent } }`);
    const extensions = (css: string) => ({ 'gift-registry': { css } });
    const $description = 'Small within a group.';
    expect(sets.foundation.sources).toEqual([
      {
        space: {
          1: {
            $type: 'dimension',
            $value: { value: 0.25, unit: 'rem' },
            $description,
            $extensions: extensions('min(0.25rem, 1.25vw)'),
          },
          2: {
            $type: 'dimension',
            $value: { value: 3, unit: 'rem' },
            $description,
            $extensions: extensions('clamp(min(1rem, 5vw), 4vw, 3rem)'),
          },
        },
        touch: {
          $type: 'dimension',
          $value: { value: 2.75, unit: 'rem' },
          $extensions: extensions('max(44px, min(2.75rem, 13.75vw))'),
        },
      },
    ]);
  });
});
