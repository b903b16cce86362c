import { ASSETS_A_CALL } from '@xbts/shared/protocol/constants.ts';
import { assetIdsOwnedFirst } from '../features/accounts/model/holdings.ts';
import { callKey, type EarlyCall, type EarlyReply, type EarlySocket } from './earlySocket.ts';

/** The database api's number on every node, from the first message on (chain.md §1). */
const DATABASE = 0;

/**
 * Opens the socket to a node and sends what the app asks first, in its own words; for an account also what it owns and, where
 * nothing is cached yet, the names of that. Nothing is judged here: the chain client takes each answer as one of the node's.
 */
export function readEarly(url: string, account: string | null | undefined, wantsNames: boolean): EarlySocket {
  const early = openEarly(url);
  const { ask } = early;
  ask('get_chain_id', []);
  ask('get_dynamic_global_properties', []);
  if (!account) return early;
  const full = ask('get_full_accounts', [[account], false]);
  if (wantsNames)
    full
      .then(({ result }) => {
        const [[, owned]] = result as FullAccounts;
        // The assets that the wallet asks the names of first; none where the answer is cut off.
        const ids = assetIdsOwnedFirst(owned).slice(0, ASSETS_A_CALL);
        if (!owned.more_data_available.balances) void ask('get_assets', [ids, false]);
      })
      // A node's answer is input: the app says what is wrong with it.
      .catch(() => undefined);
  return early;
}

/** Opens the socket; calls are sent on it as soon as it is open, and noted with their answers. */
function openEarly(url: string): EarlySocket {
  const socket = new WebSocket(url);
  const calls: EarlySocket['calls'] = new Map();
  const waiting = new Map<unknown, (reply: EarlyReply) => void>();
  const opened = new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.addEventListener('message', (event) => {
    const text = event.data;
    // The chain client leaves a node that sends more (shared/src/client/messageBounds.ts).
    const reply = waiting.size && text.length < 8e6 ? recordIn(text) : null;
    const settle = reply && waiting.get(reply.id);
    if (!settle) return;
    // Who takes the socket later listens on it too, and did not ask this.
    event.stopImmediatePropagation();
    waiting.delete(reply.id);
    settle(reply);
  });
  const ask: EarlySocket['ask'] = (method, params) => {
    // A text, by which no call is taken for another: the chain client counts its own by numbers.
    const id = callKey(method, params);
    const reply = new Promise<EarlyReply>((resolve) => waiting.set(id, resolve));
    const call: EarlyCall = { answeredAt: null, reply };
    calls.set(id, call);
    void opened.then(() => {
      const sentAt = performance.now();
      void reply.then(() => {
        call.answeredAt = performance.now();
        early.latencyMs = early.latencyMs || call.answeredAt - sentAt;
      });
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'call', params: [DATABASE, method, params] }));
    });
    return reply;
  };
  const early: EarlySocket = { url, socket, calls, latencyMs: null, ask };
  return early;
}

/** What a node or the browser's storage says; null for what can't be read, which counts as nothing here. */
export function recordIn(text: string): EarlyReply | null {
  try {
    return JSON.parse(text);
  } catch {
    return null; // it is input: the chain client and the stores say what is wrong with it
  }
}

type FullAccounts = [
  [string, Parameters<typeof assetIdsOwnedFirst>[0] & { more_data_available: { balances: boolean } }],
];
