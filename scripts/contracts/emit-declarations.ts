import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../settings/workspace-root.ts';

const COMPILER = join(workspaceRoot, 'node_modules/@typescript/native/bin/tsc');

export async function emitDeclarations(folder: string, outDir: string): Promise<void> {
  const file = join(outDir, 'tsconfig.json');
  const config = {
    extends: join(workspaceRoot, 'tsconfig.browser.json'),
    files: [],
    include: [join(workspaceRoot, folder, 'src')],
    exclude: [join(workspaceRoot, '**/*.test.ts'), join(workspaceRoot, '**/*.test.tsx')],
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      types: [],
      outDir,
      rootDir: workspaceRoot,
    },
  };
  await writeFile(file, JSON.stringify(config));
  await promisify(execFile)(process.execPath, [COMPILER, '-p', file]).catch((error: unknown) => {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`The declarations of ${folder} could not be written.\n${said}`);
  });
}
