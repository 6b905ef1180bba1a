import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const options = { maxBuffer: 64 * 1024 * 1024 };

export type Tree = ReadonlyMap<string, string>;

const treeOf = (root: string, paths: readonly string[]): Tree =>
  new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export async function workingTree(root: string): Promise<Tree> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = await run('git', list, { ...options, cwd: root });
  const paths = stdout.split('\0').filter((path) => path !== '' && isFile(join(root, path)));
  return treeOf(root, paths);
}

export async function treeAt(root: string, ref: string): Promise<Tree> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-registry-size-'));
  try {
    const archive = join(folder, 'tree.tar');
    await run('git', ['archive', '--output', archive, ref], { cwd: root });
    const files = join(folder, 'files');
    await run('mkdir', [files]);
    await run('tar', ['-xf', archive, '-C', files]);
    const paths = globSync(['**/*', '**/.*', '**/.*/**'], { cwd: files });
    return treeOf(
      files,
      [...new Set(paths)].filter((path) => isFile(join(files, path))),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
