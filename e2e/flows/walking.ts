import type { Locator, Page, Request, Response } from '@playwright/test';

export interface Finding {
  readonly screen: string;
  readonly press: string;
  readonly problem: string;
}

export const findingText = ({ screen, press, problem }: Finding): string =>
  `${screen} · ${press}: ${problem}`;

const reactionMs = 2_000;
const pollMs = 50;
/** A dialog may be loaded first. */
const settleMs = 400;

/** Everything that a person could see change. Clocks are left out: they change without a press. */
const appearance = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const states = [
      'aria-expanded',
      'aria-pressed',
      'aria-checked',
      'aria-selected',
      'aria-invalid',
      'aria-sort',
    ];
    const clocks = [
      ...document.querySelectorAll<HTMLElement>('[role="timer"], [class*="countdown"]'),
    ];
    for (const clock of clocks) clock.hidden = true;
    const text = document.body.innerText;
    for (const clock of clocks) clock.hidden = false;
    const controls = [
      ...document.querySelectorAll('button, a, input, select, textarea, details, th'),
    ];
    const shown = controls.map((control) => [
      ...states.map((name) => control.getAttribute(name)),
      control.hasAttribute('open'),
      control.hasAttribute('disabled'),
      control instanceof HTMLInputElement && control.checked,
      'value' in control && control.value,
    ]);
    const { activeElement } = document;
    const focus = activeElement?.matches('input, textarea, select, h1, h2, [role="dialog"]')
      ? controls.indexOf(activeElement)
      : -1;
    const { printed } = document.documentElement.dataset;
    return JSON.stringify([location.href, text, shown, focus, printed, Math.round(scrollY / 50)]);
  });

/** Words of the page that tell of a problem: an alert, a toast, a field’s message, the line of a dialog. */
const messages = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[role="alert"], [aria-label="Notifications"] li, [data-toast-place], [aria-invalid="true"], [role="status"], [role="dialog"]',
      ),
    ]
      .map((element) => element.textContent)
      .join('|'),
  );

export interface Walker {
  readonly findings: readonly Finding[];
  /** Presses the control, with Enter or by a click, and watches what follows. False when something covers it. */
  readonly press: (
    at: Pick<Finding, 'screen' | 'press'>,
    control: Locator,
    key?: 'Enter',
  ) => Promise<boolean>;
}

export async function createWalker(page: Page): Promise<Walker> {
  const findings: Finding[] = [];
  let requests = 0;
  let events = 0;
  let failures: string[] = [];
  page.on('request', (request: Request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) requests += 1;
  });
  page.on('response', (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.status() >= 400)
      failures.push(`${response.request().method()} ${pathname}: ${response.status()}`);
  });
  page.on('popup', (popup) => {
    events += 1;
    void popup.close();
  });
  const countEvent = () => {
    events += 1;
  };
  page.on('filechooser', countEvent);
  page.on('download', countEvent);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(performance.now());
    };
    Object.defineProperty(navigator, 'share', { value: async () => undefined });
  });

  return {
    findings,
    async press(at, control, key) {
      await control.scrollIntoViewIfNeeded();
      // One of several choices stays chosen.
      const isChosen = await control.evaluate((element) =>
        ['pressed', 'selected', 'checked', 'current'].some(
          (state) => element.getAttribute(`aria-${state}`) === 'true',
        ),
      );
      const [before, told] = [await appearance(page), await messages(page)];
      [requests, events, failures] = [0, 0, []];
      try {
        if (key) await control.press(key);
        else await control.click({ timeout: 3_000 });
      } catch {
        return false;
      }
      const end = Date.now() + reactionMs;
      const reacted = async () =>
        requests + events > 0 || (await appearance(page).catch(() => '')) !== before;
      let hasReacted = await reacted();
      while (!hasReacted && Date.now() < end) {
        await page.waitForTimeout(pollMs);
        hasReacted = await reacted();
      }
      if (!hasReacted && !isChosen) findings.push({ ...at, problem: 'nothing happened' });
      await page.waitForTimeout(settleMs);
      if (failures.length === 0) return true;
      while ((await messages(page).catch(() => told)) === told && Date.now() < end)
        await page.waitForTimeout(pollMs);
      if ((await messages(page).catch(() => '')) === told)
        findings.push({ ...at, problem: `${failures.join(', ')} without a message` });
      return true;
    },
  };
}

const typical: readonly (readonly [RegExp, string])[] = [
  [/amount|price|goal|min|max|stock|quantity|count/i, '600'],
  [/pin/i, '560025'],
  [/upi/i, 'asha.rao@okbank'],
  [/delete/i, 'delete'],
  [/phone/i, '9876543210'],
  [/e-?mail/i, 'friend@example.com'],
  [/link address|product url|website/i, 'https://shop.example.com/lamp'],
  [/passcode/i, 'marigold-42'],
];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Fills the empty fields of a form or dialog with what people usually enter. */
export async function fillTypically(page: Page, container: string): Promise<void> {
  const fields = page.locator(`${container} :is(input, textarea, select):visible:enabled`);
  for (const field of await fields.all()) {
    const { tag, type, value, label, options, readOnly } = await field.evaluate((element) => {
      const control = element as HTMLInputElement;
      return {
        tag: control.localName,
        type: control.type,
        value: control.value,
        readOnly: control.readOnly,
        label: `${control.labels?.[0]?.textContent ?? ''} ${control.getAttribute('aria-label') ?? ''}`,
        options: [...control.querySelectorAll('option')].map((option) => option.value),
      };
    });
    if (readOnly) continue;
    if (tag === 'select') {
      const choice = options.find((option) => option !== '');
      if (value === '' && choice !== undefined) await field.selectOption(choice);
    } else if (type === 'checkbox' || type === 'radio') {
      if (/accept|agree/i.test(label)) await field.check({ force: true });
    } else if (['file', 'range', 'hidden', 'password', 'color'].includes(type) || value !== '') {
      continue;
    } else if (type === 'date') await field.fill(inDays(40).slice(0, 10));
    else if (type === 'datetime-local') await field.fill(inDays(2).slice(0, 16));
    else await field.fill(typical.find(([words]) => words.test(label))?.[1] ?? 'Typical words');
  }
}
