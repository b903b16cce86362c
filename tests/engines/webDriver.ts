import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engineTable.ts';

const PATIENCE_MS = 60_000;
/** The name under which WebDriver hands out elements (W3C WebDriver §6.3). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** One page in a browser that is driven by the system's WebDriver. */
export class DrivenPage {
  readonly #process: ChildProcess;
  readonly #session: string;
  /** The title of the frame that is looked into. */
  #frame: string | undefined;

  constructor(process: ChildProcess, session: string) {
    this.#process = process;
    this.#session = session;
  }

  async open(url: string): Promise<void> {
    await send('POST', `${this.#session}/url`, { url });
    this.#frame = undefined;
  }

  /** Makes the window as small as this, or as small as its system lets it be. CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await send('POST', `${this.#session}/window/rect`, { width, height });
  }

  /** Goes on inside the frame of that title. */
  async enterFrame(title: string): Promise<void> {
    const frame = await this.#found(findFrame, title);
    await send('POST', `${this.#session}/frame`, { id: { [ELEMENT]: frame } });
    this.#frame = title;
  }

  /** Presses the screen's one primary action: the messenger's, outside the frame, or the app's own. */
  async act(name: string): Promise<void> {
    const frame = this.#frame;
    if (frame === undefined) return await this.press(name);
    await send('POST', `${this.#session}/frame`, { id: null });
    await this.press(name);
    await this.enterFrame(frame);
  }

  /** Runs a function in the page. */
  async evaluate<Result>(run: (...given: never[]) => Result, ...given: unknown[]): Promise<Result> {
    return await send('POST', `${this.#session}/execute/sync`, {
      script: `return (${run})(...arguments)`,
      args: given,
    });
  }

  /** Types into the field of that label, when it is there. */
  async fill(label: string, text: string): Promise<void> {
    const field = await this.#found(findField, label);
    await send('POST', `${this.#session}/element/${field}/clear`, {});
    await send('POST', `${this.#session}/element/${field}/value`, { text });
  }

  /** Presses the last button or link of that name that can be pressed. */
  async press(name: string): Promise<void> {
    const found = await this.#found(findButton, name);
    await send('POST', `${this.#session}/element/${found}/click`, {});
  }

  /** Waits until the page says it; gives the text that matched. */
  async says(pattern: RegExp): Promise<string> {
    return await untilThere(`the page to say ${pattern}`, async () => {
      const text = await this.evaluate(() => document.body.textContent ?? '');
      return pattern.exec(text)?.[0];
    });
  }

  /** Waits until what the page is asked is true. */
  async when(what: string, look: (...given: never[]) => boolean, ...given: unknown[]): Promise<void> {
    await untilThere(what, async () => (await this.evaluate(look, ...given)) || null);
  }

  async close(): Promise<void> {
    await send('DELETE', this.#session).catch(() => undefined); // a browser that has gone has no session to end
    this.#process.kill();
  }

  async #found(find: (name: string) => unknown, name: string): Promise<string> {
    return await untilThere(`"${name}"`, async () => {
      const element: Record<string, string> | null = (await this.evaluate(find as never, name)) as never;
      return element?.[ELEMENT];
    });
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

async function untilThere<Found>(
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

async function send(method: string, url: string, body?: object): Promise<never> {
  const response = await fetch(url, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.error} ${value.message}`);
  return value as never;
}

/** Starts the driver and a browser by it. */
export async function startEngine(engine: Engine, path: string, port: number): Promise<DrivenPage> {
  const driver = spawn(path, engine.arguments(port), { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  await untilThere('the driver', () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok || null,
      () => null, // it does not listen yet
    ),
  );
  const { sessionId }: { sessionId: string } = await send('POST', `${base}/session`, {
    capabilities: { alwaysMatch: engine.capabilities() },
  });
  return new DrivenPage(driver, `${base}/session/${sessionId}`);
}
