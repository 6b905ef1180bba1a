import { isSection, sectionsFor } from './sections.ts';

test('each page right below /admin is a section, also one of several words', () => {
  for (const path of ['/admin/audit', '/admin/gift-cards', '/admin/top-100'])
    expect([path, isSection({ path })]).toEqual([path, true]);
  for (const path of ['/admin', '/admin/catalog/new', '/admin/gift-cards/:giftCardId'])
    expect([path, isSection({ path })]).toEqual([path, false]);
});

test('support is led to every section but those of admins', () => {
  const led = (role: 'admin' | 'support', forAdmins: readonly string[]) =>
    sectionsFor(({ access }) => role === 'admin' || access !== 'admin', forAdmins).map(
      ({ screen }) => screen,
    );
  const all = led('admin', ['people']);
  expect(all).toContain('people');
  expect(led('support', ['people'])).toEqual(all.filter((screen) => screen !== 'people'));
  expect(led('support', [])).toEqual(all);
});
