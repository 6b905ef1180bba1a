import {
  productionValues,
  settingReport,
  settingSources,
  type SettingSource,
} from '@gift-registry/workers-contract';
import { configProblems } from './platform/config/config.ts';
import { usableSettings } from './platform/config/live-config.ts';
import { serverSettingList } from './platform/config/server-settings.ts';
import { createDatabase } from './platform/database/database.ts';
import { findStoredSettings } from './platform/settings.repository.ts';

async function storedIn(url: string): Promise<SettingSource> {
  const db = createDatabase(url, { maxConnections: 1 });
  try {
    return { from: 'database', values: usableSettings(await findStoredSettings(db)) };
  } finally {
    await db.destroy();
  }
}

const sources = [...settingSources(process.argv.slice(2), process.env)];
const set = productionValues(sources);
const problems = configProblems(set);
let note = '';
const url = set['DATABASE_URL'];
if (url && !problems.some((problem) => problem.startsWith('DATABASE_URL ')))
  try {
    sources.push(await storedIn(url));
  } catch {
    note = '\n  The database could not be read, so settings of the control center are not shown.';
  }
console.log(settingReport({ title: 'BFF', settings: serverSettingList, sources, problems }) + note);
process.exitCode = problems.length > 0 ? 1 : 0;
