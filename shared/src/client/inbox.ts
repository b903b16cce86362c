import type { SteadyClock } from './clock.ts';
import { breachOf, MAX_UNASKED } from './messageBounds.ts';
import { type RpcMessage, readMessage } from './rpcMessage.ts';

/** This many messages that are not JSON-RPC prove that it is no node. */
const MAX_GARBAGE = 3;
/** The most messages and characters that may come unasked in one window. A block brings three or four; a node that catches up tells hundreds of blocks a second. */
const WINDOW_MS = 10_000;
const MAX_MESSAGES = 10_000;
const MAX_CHARACTERS = 10_000_000;

/** A message as it may be used, or why its sender is to be left. */
export type Taken = RpcMessage | { readonly kind: 'breach'; readonly reason: string };

const breach = (reason: string): Taken => ({ kind: 'breach', reason });

/** What a node sends over one connection, bounded before it is parsed: in length, in depth, and in number where nothing was asked. */
export class Inbox {
  readonly #clock: SteadyClock;
  readonly #maxAnswer: number;
  /** Questions that are not answered, also where nobody waits for the answer any more. */
  readonly #open = new Set<number>();
  #garbage = 0;
  #windowEnds = 0;
  #messages = 0;
  #characters = 0;

  constructor(clock: SteadyClock, maxAnswer: number) {
    this.#clock = clock;
    this.#maxAnswer = maxAnswer;
  }

  /** A question was sent: one answer may come. */
  asked(id: number): void {
    this.#open.add(id);
  }

  take(text: string): Taken {
    const tooMuch = breachOf(text, this.#open.size > 0 ? this.#maxAnswer : MAX_UNASKED);
    if (tooMuch !== null) return breach(tooMuch);
    const message = readMessage(text);
    if (message.kind === 'garbage') {
      this.#garbage += 1;
      if (this.#garbage >= MAX_GARBAGE) return breach('not a node: unreadable texts');
    }
    const isAnswer = 'id' in message && this.#open.delete(message.id);
    return isAnswer ? message : this.#unasked(message, text.length);
  }

  #unasked(message: RpcMessage, length: number): Taken {
    if (length > MAX_UNASKED) return breach(`${length} characters that nobody asked for`);
    const now = this.#clock.steady();
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + WINDOW_MS;
      this.#messages = 0;
      this.#characters = 0;
    }
    this.#messages += 1;
    this.#characters += length;
    const isFlood = this.#messages > MAX_MESSAGES || this.#characters > MAX_CHARACTERS;
    return isFlood ? breach('a flood of messages that nobody asked for') : message;
  }
}
