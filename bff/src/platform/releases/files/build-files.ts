import { join } from 'node:path';
import { isServersOwn, type Build, type BuildFile } from '../builds/build.ts';
import { compressed, encodingNames } from '../builds/compress.ts';

async function withVariants(file: BuildFile, cacheFolder: string): Promise<BuildFile[]> {
  const files = [file];
  if (isServersOwn(file.path)) return files;
  for (const encoding of encodingNames) {
    const content = await compressed(encoding, file.path, file.content, cacheFolder);
    if (content) files.push({ path: `${file.path}.${encoding}`, content });
  }
  return files;
}

export const filesToStore = async ({ files }: Build, dataDir: string): Promise<BuildFile[]> =>
  (await Promise.all(files.map((file) => withVariants(file, join(dataDir, 'compressed'))))).flat();
