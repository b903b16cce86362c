import type { Page } from 'playwright-core';

/** A call that is waited for, and what is done before it. */
export interface GatedCall {
  /** How its name begins; the whole of it where arguments are given. */
  readonly call: string;
  /** With these arguments alone, where the app asks the same for more than one reason. */
  readonly args?: readonly unknown[];
  act(): void;
}

/** Lets a test act between what the app has shown and what a node is asked next. */
export interface NodeGate {
  /** Done right before the next such call leaves for a node. */
  before: GatedCall | null;
  /** For `watch` of the actor whose calls are meant. */
  watch(page: Page): Promise<void>;
}

declare global {
  interface Window {
    /** Ends when the test has done what comes before this call. */
    passGate(message: string): Promise<void>;
  }
}

/** In the page: the calls that are waited for ask first. All others go at once, since a detour over the test costs more than the app. */
function holdBack(calls: readonly string[]): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    const message = typeof data === 'string' ? data : '';
    if (!calls.some((call) => message.includes(`"${call}`))) return send.call(this, data);
    window.passGate(message).then(
      () => send.call(this, data),
      () => this.close(),
    );
  };
}

const beginningOf = ({ call, args }: GatedCall): string =>
  args === undefined ? `"${call}` : `"${call}",${JSON.stringify(args)}`;

/** A gate for calls whose names begin so; it lets everything through until something is to be done before one. */
export function nodeGate(...calls: readonly string[]): NodeGate {
  const gate: NodeGate = {
    before: null,
    watch: async (page) => {
      await page.exposeFunction('passGate', (message: string) => {
        const due = gate.before;
        if (due === null || !message.includes(beginningOf(due))) return;
        gate.before = null;
        due.act();
      });
      await page.addInitScript(holdBack, calls);
    },
  };
  return gate;
}
