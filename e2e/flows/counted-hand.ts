import { expect, type Locator, type Page } from '@playwright/test';

const keyMs = 40;

/** Taps and types like a person, and counts both. A main action has to be in sight before it is tapped. */
export class CountedHand {
  readonly page: Page;
  #actions = 0;
  readonly #startedAt = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  get actions(): number {
    return this.#actions;
  }

  get seconds(): number {
    return (performance.now() - this.#startedAt) / 1000;
  }

  async tap(target: Locator): Promise<void> {
    this.#actions += 1;
    await target.tap();
  }

  async tapMain(target: Locator): Promise<void> {
    await expect(target).toBeInViewport({ ratio: 1 });
    await this.tap(target);
  }

  async type(field: Locator, text: string): Promise<void> {
    this.#actions += 1;
    await field.pressSequentially(text, { delay: keyMs });
  }

  async choose(select: Locator, value: string): Promise<void> {
    this.#actions += 1;
    await select.selectOption(value);
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.#actions += 1;
    await field.fill(text);
  }

  pickDate(field: Locator, date: string): Promise<void> {
    return this.fill(field, date);
  }

  async paste(field: Locator, text: string): Promise<void> {
    this.#actions += 1;
    await field.focus();
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  }
}
