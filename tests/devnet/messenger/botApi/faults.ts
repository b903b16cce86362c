/** The kind of a failure in a method of the Bot API. */
export type BotApiFaultKind = 'flood' | 'blocked' | 'serverError' | 'garbage' | 'silence' | 'lostAnswer';

/**
 * One fault: the methods it hits (all but getUpdates when absent), the number of calls (endless when absent), and the
 * chat. flood = 429 with retryAfter seconds; blocked = 403; serverError = 500; garbage = 200 with a page that is not
 * JSON; silence = the connection is dropped before any effect; lostAnswer = the call takes effect, then the connection
 * is dropped.
 */
export interface BotApiFault {
  readonly kind: BotApiFaultKind;
  readonly methods?: readonly string[];
  readonly chatId?: number;
  readonly retryAfter?: number;
  times?: number;
}

/** The faults in force, settable while the server runs. */
export interface BotApiFaults {
  list(): readonly BotApiFault[];
  set(faults: readonly BotApiFault[]): void;
  /** The fault of this call, if any; a counted fault is used up by it. */
  take(method: string, chatId: number | undefined): BotApiFault | undefined;
}

/** Creates an empty set of Bot API faults. */
export function createBotApiFaults(): BotApiFaults {
  let faults: BotApiFault[] = [];
  return {
    list: () => faults,
    set: (next) => {
      faults = next.map((fault) => ({ ...fault }));
    },
    take: (method, chatId) => {
      const fault = faults.find((one) => isHit(one, method, chatId));
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((one) => one !== fault);
      }
      return fault;
    },
  };
}

function isHit(fault: BotApiFault, method: string, chatId: number | undefined): boolean {
  if (fault.methods === undefined ? method === 'getUpdates' : !fault.methods.includes(method)) return false;
  return fault.chatId === undefined || fault.chatId === chatId;
}
