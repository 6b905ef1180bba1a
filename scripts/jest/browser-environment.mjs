import { TestEnvironment } from 'jest-environment-jsdom';

/** Standards that every supported browser has and jsdom lacks; Node's own are used instead. */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'URLPattern',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
];

export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
  }
}
