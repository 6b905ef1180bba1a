import { rm } from 'node:fs/promises';
import { copyAccompanyingFiles } from './accompanying-files.ts';
import { buildComponents } from './components.ts';
import { writeDeclarations } from './declarations.ts';
import { writeManifest } from './manifest.ts';
import { output } from './public-entries.ts';
import { buildStyleSheets, joinStyles } from './style-sheets.ts';
import { writeTokenFiles } from './token-files.ts';

await rm(output, { recursive: true, force: true });
await Promise.all([buildComponents(), buildStyleSheets(), writeDeclarations()]);
await Promise.all([joinStyles(), writeTokenFiles(), writeManifest(), copyAccompanyingFiles()]);
