import { writeFile } from 'node:fs/promises';
import { readConfig } from '../platform/config/config.ts';
import { generateTableTypes, tableTypesFile } from './generate-table-types.ts';

await writeFile(tableTypesFile, await generateTableTypes(readConfig(process.env).databaseUrl));
console.log('Wrote the types of the tables.');
