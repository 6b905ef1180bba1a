import { deviceName } from './devices.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';

const names: Readonly<Record<string, string>> = {
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`]: 'Chrome on Windows',
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/150.0.0.0`]:
    'Edge on Windows',
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.1 Safari/605.1.15`]:
    'Safari on Mac',
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit} Version/26.1 Mobile/15E148 Safari/604.1`]:
    'Safari on iPhone',
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit} CriOS/150.0 Mobile/15E148 Safari/604.1`]:
    'Chrome on iPhone',
  [`Mozilla/5.0 (Linux; Android 16; K) ${blink} Mobile Safari/537.36`]: 'Chrome on Android',
  [`Mozilla/5.0 (Linux; Android 16; K) ${blink.replace('Chrome', 'SamsungBrowser/29.0 Chrome')} Mobile Safari/537.36`]:
    'Samsung Internet on Android',
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36 OPR/120.0.0.0`]: 'Opera on Linux',
  'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0': 'Firefox on Linux',
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`]: 'Chrome on ChromeOS',
  'Dalvik/2.1.0 (Linux; U; Android 16)': 'Android',
  'curl/8.17.0': 'Unknown device',
  '': 'Unknown device',
  '<script>alert(1)</script>': 'Unknown device',
};

for (const [userAgent, name] of Object.entries(names))
  test(`${name}: ${userAgent}`, () => expect(deviceName(userAgent)).toBe(name));
