import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import area from './area.cjs';
import { workspaceRoot } from '../settings/workspace-root.ts';

const copied = [
  ...['CODEOWNERS', 'mfe-admin/package.json', 'mfe-host/src/pages.ts'],
  ...['shell/src/layout/public-header.tsx', 'shell/src/layout/signed-in-header.tsx'],
];

function treeOfWorkspace() {
  const tree = createTreeWithEmptyWorkspace();
  for (const file of copied) tree.write(file, readFileSync(join(workspaceRoot, file)));
  return tree;
}

test('a prefix that another area or the server owns is refused, with its owner', () => {
  const tree = treeOfWorkspace();
  expect(() => area(tree, { name: 'products' })).toThrow(
    /^\/products belongs to mfe-host \(@gift-registry\/[\w-]+\)\. Choose another name/,
  );
  expect(() => area(tree, { name: 'healthz' })).toThrow(/^\/healthz belongs to the server/);
  expect(tree.exists('mfe-products')).toBe(false);
});

test('the header that is asked for gets a link, and the other one stays', () => {
  const tree = treeOfWorkspace();
  area(tree, { name: 'gift-cards', navigation: 'visitors' });
  const [header, other] = [copied[3] ?? '', copied[4] ?? ''].map((file) => tree.read(file, 'utf8'));
  expect(header).toMatch(
    /label: "FAQ's" \},\n {2}\{ href: '\/gift-cards', label: 'Gift cards' \},\n\];/,
  );
  expect(other).toBe(readFileSync(join(workspaceRoot, copied[4] ?? ''), 'utf8'));
});
