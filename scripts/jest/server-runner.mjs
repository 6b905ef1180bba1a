import Tinypool from 'tinypool';
import { channelOfWorker } from './worker-channel.mjs';

const { run } = Tinypool.prototype;

Tinypool.prototype.run = function (task, options) {
  const channel = options?.channel && channelOfWorker(options.channel);
  return run.call(this, task, channel ? { ...options, channel } : options);
};

export { default } from 'jest-light-runner';
