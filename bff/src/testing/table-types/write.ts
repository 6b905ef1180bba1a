import { writeFile } from 'node:fs/promises';
import { readConfig } from '../../platform/config/config.ts';
import { generateTableTypes, tableTypesFile } from './generate.ts';

await writeFile(tableTypesFile, await generateTableTypes(readConfig(process.env).databaseUrl));
console.log('Wrote the types of the tables.');
