import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { publicEntries, sources } from '../../package/public-entries.ts';
import { USUAL_STATES } from '../../storybook/guide/guide.ts';

const usualState = z.enum(USUAL_STATES);
const guideModule = z.object({ guide: z.custom<{ guide: unknown }>(hasGuide) });
const statesOfGuide = z.object({
  states: z.record(z.string(), z.unknown()),
  without: z.array(usualState),
  ofParts: z.object({ states: z.array(usualState) }).optional(),
});

function hasGuide(page: unknown): boolean {
  return typeof page === 'function' && 'guide' in page;
}

const guides = await Promise.all(
  publicEntries.map(async (name) => {
    const module: unknown = await import(`../${name}/${name}.guide.tsx`);
    return [name, guideModule.parse(module).guide.guide] as const;
  }),
);

// The type `Guide` requires every part of a guide, and at least one entry in each.
test.each(publicEntries)('the stories of %s show its guide', (name) => {
  const stories = readFileSync(join(sources, name, `${name}.stories.tsx`), 'utf8');
  expect(stories).toContain(`import { guide } from './${name}.guide.tsx';`);
  expect(stories).toContain('docs: { page: guide }');
});

test.each(guides)(
  '%s says of each usual state, once, where it is shown or that it has none',
  (_, guide) => {
    const { states, without, ofParts } = statesOfGuide.parse(guide);
    const shown = USUAL_STATES.filter((state) =>
      Object.keys(states).some((name) => new RegExp(`\\b${state}\\b`, 'i').test(name)),
    );
    expect([...shown, ...without, ...(ofParts?.states ?? [])].sort()).toEqual(
      [...USUAL_STATES].sort(),
    );
  },
);

test('The guides are found where they belong', () => {
  expect(guides.length).toBeGreaterThan(40);
  expect(publicEntries).toContain('button');
});
