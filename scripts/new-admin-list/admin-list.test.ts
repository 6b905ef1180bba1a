import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import adminList from './admin-list.cjs';
import { workspaceRoot } from '../settings/workspace-root.ts';

const MOST_FILES = 8;

const named = [
  ...['bff/contract/src/index.ts', 'bff/src/areas/admin/admin-lists.routes.ts'],
  ...['bff/src/testing/access/cases/administration.ts', 'mfe-admin/src/pages.ts'],
];

function treeOfWorkspace() {
  const tree = createTreeWithEmptyWorkspace();
  for (const file of [...named, 'bff/contract/src/routes/admin/admin-queries.ts'])
    tree.write(file, readFileSync(join(workspaceRoot, file)));
  return tree;
}

const sizesOf = (tree: ReturnType<typeof treeOfWorkspace>) =>
  new Map(named.map((file) => [file, tree.read(file, 'utf8')?.length ?? 0]));

test('a list is eight files: four new ones, and lines in the four that name all lists', () => {
  const tree = treeOfWorkspace();
  const before = { files: tree.listChanges().length, sizes: sizesOf(tree) };
  adminList(tree, { name: 'gift-cards', column: 'card_label', access: 'admin' });
  const added = tree.listChanges().length - before.files;
  expect(added + named.length).toBe(MOST_FILES);
  for (const [file, size] of sizesOf(tree))
    expect(size).toBeGreaterThan(before.sizes.get(file) ?? 0);
  const access = tree.read('bff/src/testing/access/cases/administration.ts', 'utf8');
  expect(access).toContain('exportTeamGiftCards: { access: adminOnly(200), request: none },');
  const repository = tree.read('bff/src/areas/admin/gift-cards/gift-cards.repository.ts', 'utf8');
  expect(repository).toContain('lower(gift_cards.card_label) like');
  const page = tree.read('mfe-admin/src/gift-cards/gift-cards-page.tsx', 'utf8');
  expect(page).toContain("header: 'Card label', cell: (row) => row.cardLabel");
  expect(tree.read('mfe-admin/src/pages.ts', 'utf8')).toContain(
    "export const adminSections: readonly string[] = ['gift-cards', ",
  );
});

test('a list for the whole team is no section of admins', () => {
  const tree = treeOfWorkspace();
  const [, sections] = readFileSync(join(workspaceRoot, 'mfe-admin/src/pages.ts'), 'utf8').split(
    'adminSections',
  );
  adminList(tree, { name: 'coupons' });
  const pages = tree.read('mfe-admin/src/pages.ts', 'utf8');
  expect(pages).toContain("path: '/admin/coupons',");
  expect(pages?.split('adminSections')[1]).toBe(sections);
});

test('a name that is taken is refused, and nothing is written', () => {
  const tree = treeOfWorkspace();
  const before = tree.listChanges().length;
  expect(() => adminList(tree, { name: 'queries' })).toThrow('The list queries exists already.');
  expect(tree.listChanges()).toHaveLength(before);
});
