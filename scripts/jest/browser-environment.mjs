import BaseEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

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

/**
 * Tests load no style sheets. These rules decide what is read and found: text for screen readers alone stands apart
 * from its neighbours, and popovers, which jsdom can't open, are open.
 */
const STYLES = '.visuallyHidden, [popover] { display: block }';

export default class BrowserEnvironment extends BaseEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    const { document } = this.global;
    const style = document.createElement('style');
    style.textContent = STYLES;
    document.head.append(style);
  }
}
