import config, { browserProjects } from './jest.config.mjs';

export default {
  ...config,
  projects: browserProjects,
  // A worker keeps the windows of the files that it has run.
  workerIdleMemoryLimit: '1GB',
};
