import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output } from './public-entries.ts';
import { declaredTokens } from './declared-tokens.ts';
import { resolverDocument, themeDocument } from './token-documents.ts';

export async function writeTokenFiles(): Promise<void> {
  const declared = declaredTokens(await readFile(join(output, 'tokens.css'), 'utf8'));
  const documents = {
    'tokens.json': resolverDocument(declared),
    'tokens.light.json': themeDocument(declared, 'light'),
    'tokens.dark.json': themeDocument(declared, 'dark'),
  };
  for (const [file, document] of Object.entries(documents))
    await writeFile(join(output, file), `${JSON.stringify(document, null, 2)}\n`);
}
