import {
  productionValues,
  QUEUES,
  settingReport,
  settingSources,
} from '@gift-registry/workers-contract';
import { configProblems, workerSettingList } from './config.ts';

const sources = settingSources(process.argv.slice(2), process.env);
const set = productionValues(sources);
for (const queue of QUEUES) {
  const problems = configProblems(set, queue);
  const settings = workerSettingList(queue);
  console.log(settingReport({ title: `Worker of ${queue}`, settings, sources, problems }));
  if (problems.length > 0) process.exitCode = 1;
}
