import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import type { Logger } from '../../logger.ts';
import { findInstallations, type Installation } from './installations.ts';

export const contextOptions = (userAgent: string) =>
  ({
    userAgent,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
  }) satisfies BrowserContextOptions;

const LAUNCH_TIMEOUT_MS = 15_000;

const ARGS = [
  // Each of these features bypasses the proxy or costs time.
  // The headless shell and the full browser know this flag under different names.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
  '--disable-dev-shm-usage',
  // Ends a page's process at 256 MB of JavaScript heap.
  '--js-flags=--max-old-space-size=256',
];

function open(installation: Installation, proxyUrl: string, sandbox: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath: installation.executablePath,
    args: [...ARGS, ...installation.args],
    env: { ...definedEnvironment(), ...installation.env },
    chromiumSandbox: sandbox,
    // Playwright's option also proxies loopback; Chromium's own flag does not.
    proxy: { server: proxyUrl, bypass: '<-loopback>' },
    timeout: LAUNCH_TIMEOUT_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

function definedEnvironment(): Record<string, string> {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP'];
  return Object.fromEntries(
    passed.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

export async function launchBrowser(
  options: { readonly configured: string | undefined; readonly proxyUrl: string },
  log: Logger,
): Promise<Browser> {
  // Chromium has no sandbox for root.
  const sandboxes = process.getuid?.() === 0 ? [false] : [true, false];
  let failure: unknown = new Error('No Chromium was found: set CHROMIUM_PATH.');
  for await (const installation of findInstallations(options.configured))
    for (const sandbox of sandboxes)
      try {
        const browser = await open(installation, options.proxyUrl, sandbox);
        const { executablePath } = installation;
        log.info({ executablePath, version: browser.version(), sandbox }, 'browser started');
        return browser;
      } catch (error) {
        failure = error;
        log.debug({ err: error, installation: installation.executablePath }, 'browser not started');
      }
  throw failure;
}
