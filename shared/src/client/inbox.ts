import type { SteadyClock } from './clock.ts';
import { boundsFault, MAX_UNASKED } from './messageBounds.ts';
import { type RpcMessage, readMessage } from './rpcMessage.ts';

/** This many messages that are not JSON-RPC prove that the sender is no node. */
const MAX_GARBAGE = 3;
/**
 * The most unrequested messages and characters in one window. A block brings three or four; a node that catches up
 * reports hundreds of blocks a second.
 */
const WINDOW_MS = 10_000;
const MAX_MESSAGES = 10_000;
const MAX_CHARACTERS = 10_000_000;

/** A usable message, or the reason to leave its sender. */
export type Taken = RpcMessage | { readonly kind: 'breach'; readonly reason: string };

const breach = (reason: string): Taken => ({ kind: 'breach', reason });

/**
 * Bounds the messages of one connection before they are parsed: their length, their depth, and the number of
 * unrequested ones.
 */
export class Inbox {
  readonly #clock: SteadyClock;
  readonly #maxAnswer: number;
  /** Unanswered requests, including abandoned ones. */
  readonly #open = new Set<number>();
  #garbage = 0;
  #windowEnds = 0;
  #messages = 0;
  #characters = 0;

  constructor(clock: SteadyClock, maxAnswer: number) {
    this.#clock = clock;
    this.#maxAnswer = maxAnswer;
  }

  /** A request was sent: one answer may come. */
  asked(id: number): void {
    this.#open.add(id);
  }

  take(text: string): Taken {
    const tooMuch = boundsFault(text, this.#open.size > 0 ? this.#maxAnswer : MAX_UNASKED);
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
