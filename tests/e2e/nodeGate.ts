import type { Page } from 'playwright-core';

/** An awaited call, and the action before it. */
export interface GatedCall {
  /** The beginning of its name; the whole of it if arguments are given. */
  readonly call: string;
  /** Only with these arguments, if the app makes the same call for several reasons. */
  readonly args?: readonly unknown[];
  act(): void;
}

/** Lets a test act between the app's display and the next call to a node. */
export interface NodeGate {
  /** Runs right before the next such call leaves for a node. */
  before: GatedCall | null;
  /** For `watch` of the actor whose calls are intercepted. */
  watch(page: Page): Promise<void>;
}

declare global {
  interface Window {
    /** Resolves when the test has finished the action before this call. */
    passGate(message: string): Promise<void>;
  }
}

/**
 * In the page: intercepted calls wait for permission. All others go at once, since a detour over the test costs more
 * than the app.
 */
function postponeClaims(calls: readonly string[]): void {
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

/** A gate for calls whose names begin like this; it lets everything through until an action before one is set. */
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
      await page.addInitScript(postponeClaims, calls);
    },
  };
  return gate;
}
