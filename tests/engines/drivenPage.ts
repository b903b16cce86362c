import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/**
 * The element is not usable now, but may be a moment later: it is being redrawn, covered, or moving. Nothing was done
 * to it.
 */
export class NotReadyError extends Error {}

/**
 * The common operations of all protocols on one tab. Each element has its own handle; functions are sent as text and
 * run in the tab, or in the entered frame.
 */
export interface Tab {
  open(url: string): Promise<void>;
  /** Shrinks the window to this size, or to its system's minimum. CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  evaluate(run: string, given: readonly unknown[]): Promise<unknown>;
  find(run: string, name: string): Promise<string | undefined>;
  /** Replaces the content of the field by a text. @throws NotReadyError */
  type(field: string, text: string): Promise<void>;
  /** @throws NotReadyError */
  click(element: string): Promise<void>;
  /** Continues in a frame, or with null in the outer page. */
  enter(frame: string | null): Promise<void>;
  close(): Promise<void>;
}

/** One page in a browser, as its user sees it. */
export class DrivenPage {
  readonly #tab: Tab;
  /** The title of the entered frame. */
  #frame: string | undefined;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async open(url: string): Promise<void> {
    await this.#tab.open(url);
    this.#frame = undefined;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height);
  }

  /** Continues inside the frame of that title. */
  async enterFrame(title: string): Promise<void> {
    await this.#tab.enter(await this.#found(findFrame, title));
    this.#frame = title;
  }

  /** Presses the screen's only primary action: the messenger's, outside the frame, or the app's own. */
  async act(name: string): Promise<void> {
    const frame = this.#frame;
    if (frame === undefined) return await this.press(name);
    await this.#tab.enter(null);
    await this.press(name);
    await this.enterFrame(frame);
  }

  /** Runs a function in the page. */
  async evaluate<Result>(run: (...given: never[]) => Result, ...given: unknown[]): Promise<Result> {
    return (await this.#tab.evaluate(String(run), given)) as Result;
  }

  /** Types into the field of that label, once it exists. */
  async fill(label: string, text: string): Promise<void> {
    await this.#use(findField, label, (field) => this.#tab.type(field, text));
  }

  /** Presses the last usable button or link of that name. */
  async press(name: string): Promise<void> {
    await this.#use(findButton, name, (button) => this.#tab.click(button));
  }

  /** Waits until the page shows the text; returns the match. */
  async says(pattern: RegExp): Promise<string> {
    return await untilThere(`the page to say ${pattern}`, async () => {
      const text = await this.evaluate(() => document.body.textContent ?? '');
      return pattern.exec(text)?.[0];
    });
  }

  /** Waits until the check in the page returns true. */
  async when(what: string, look: (...given: never[]) => boolean, ...given: unknown[]): Promise<void> {
    await untilThere(what, async () => (await this.evaluate(look, ...given)) || null);
  }

  async close(): Promise<void> {
    await this.#tab.close();
  }

  /** Finds an element and acts on it, retrying while it is not ready. */
  async #use(
    find: (name: string) => unknown,
    name: string,
    act: (element: string) => Promise<void>,
  ): Promise<void> {
    await untilThere(`"${name}" to be ready`, async () => {
      try {
        await act(await this.#found(find, name));
        return true;
      } catch (error) {
        if (error instanceof NotReadyError) return null;
        throw error;
      }
    });
  }

  async #found(find: (name: string) => unknown, name: string): Promise<string> {
    return await untilThere(`"${name}"`, () => this.#tab.find(String(find), name));
  }
}

function findFrame(title: string): Element | undefined {
  return [...document.querySelectorAll('iframe')].find((frame) => frame.title === title);
}

function findField(label: string): Element | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return fields.find(
    (field) =>
      field.checkVisibility?.() !== false &&
      (field.ariaLabel === label ||
        [...(field.labels ?? [])].some((each) => each.textContent?.trim() === label)),
  );
}

function findButton(name: string): Element | undefined {
  const isReady = (element: HTMLElement) =>
    element.getClientRects().length > 0 &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    (element.textContent?.trim() === name || element.ariaLabel === name);
  return [...document.querySelectorAll<HTMLElement>('button, a')].filter(isReady).at(-1);
}

/** Retries until a result is found. @throws Error after a minute */
export async function untilThere<Found>(
  what: string,
  look: () => Promise<Found | null | undefined>,
): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await sleep(200);
  }
  throw new Error(`waited a minute for ${what}`);
}
