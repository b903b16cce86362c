import { chainTimeOfMs } from '../protocol/chainTime.ts';
import type { FakeClock } from './fakeClock.fixture.ts';
import type { OpenSocket, SocketEvents } from './socket.ts';

/* Chain nodes in memory, on a fake clock. Only for tests. */

export const FAKE_CHAIN_ID = 'a3be447605b93107995dfc51a58dc22baf20e9f3b92dcac076e1c0fa7efd9ad1';
const OTHER_CHAIN_ID = '4018d7844c78f6a6c41c6a552b898022310fc5dec06da467ee7905a8dad512c8';
const BLOCK_MS = 3_000;

type Answer = { result: unknown } | { error: object } | 'never';

interface Session {
  readonly events: SocketEvents;
  readonly apis: string[];
  objectsCallback: number | null;
  blocksCallback: number | null;
}

export interface SeenRequest {
  readonly api: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** One node; tests may change its fields at any time. */
export class FakeNode {
  isUp = true;
  openMs = 20;
  latencyMs = 50;
  chainId = FAKE_CHAIN_ID;
  /** Blocks between this node's head and the chain's. */
  blocksBehind = 0;
  /** Milliseconds by which its head claims to be younger than the chain's, in number and time. */
  aheadMs = 0;
  /** The moment after which it sends no blocks and no notices of them; null: it goes on. */
  stalledAt: number | null = null;
  /** The line is open, but nothing comes over it. */
  isSilent = false;
  readonly answers: Record<string, (params: readonly unknown[]) => Answer> = {};
  readonly seen: SeenRequest[] = [];
  opens = 0;
  readonly #net: FakeNodes;
  readonly #sessions = new Set<Session>();

  constructor(net: FakeNodes) {
    this.#net = net;
  }

  get connections(): number {
    return this.#sessions.size;
  }

  get headNumber(): number {
    return this.stalledAt ?? this.#net.headNumber - this.blocksBehind + Math.floor(this.aheadMs / BLOCK_MS);
  }

  get headObject() {
    const number = this.headNumber;
    return {
      id: '2.1.0',
      head_block_number: number,
      head_block_id: blockId(number),
      time: chainTimeOfMs(this.#net.timeOf(number)),
      next_maintenance_time: '2026-11-22T00:00:00',
      last_irreversible_block_num: number - 7,
    };
  }

  calls(method: string): SeenRequest[] {
    return this.seen.filter((request) => request.method === method);
  }

  drop(): void {
    for (const session of [...this.#sessions]) {
      this.#sessions.delete(session);
      session.events.onClose('1006');
    }
  }

  /** Sends a text unchanged over every connection. */
  say(text: string): void {
    for (const { events } of this.#sessions) if (!this.isSilent) events.onText(text);
  }

  /** Sends a notice of objects to every set callback. */
  notify(items: readonly unknown[]): void {
    for (const { events, objectsCallback } of this.#sessions) this.#notice(events, objectsCallback, items);
  }

  #notice(events: SocketEvents, callback: number | null, argument: unknown): void {
    if (callback !== null && !this.isSilent)
      events.onText(JSON.stringify({ method: 'notice', params: [callback, [argument]] }));
  }

  announceBlock(): void {
    if (this.stalledAt !== null) return;
    for (const { events, blocksCallback } of this.#sessions)
      this.#notice(events, blocksCallback, blockId(this.headNumber));
    this.notify([this.headObject]);
  }

  open(events: SocketEvents): Session | null {
    this.opens += 1;
    if (!this.isUp) return null;
    const session: Session = {
      events,
      apis: ['database', 'login'],
      objectsCallback: null,
      blocksCallback: null,
    };
    this.#sessions.add(session);
    return session;
  }

  close(session: Session): void {
    this.#sessions.delete(session);
  }

  receive(session: Session, text: string): void {
    const { id, params } = JSON.parse(text);
    const [apiId, method, args] = params;
    const api = session.apis[apiId] ?? 'none';
    this.seen.push({ api, method, params: args });
    const answer = this.answers[method]?.(args) ?? { result: this.#result(session, api, method, args) };
    if (answer === 'never') return;
    this.#net.clock.setTimeout(() => {
      if (this.#sessions.has(session) && !this.isSilent)
        session.events.onText(JSON.stringify({ id, jsonrpc: '2.0', ...answer }));
    }, this.latencyMs);
  }

  #result(session: Session, api: string, method: string, args: readonly unknown[]): unknown {
    if (api === 'login') return method === 'login' ? true : this.#apiId(session, method);
    switch (method) {
      case 'set_subscribe_callback':
        session.objectsCallback = Number(args[0]);
        return null;
      case 'set_block_applied_callback':
        session.blocksCallback = Number(args[0]);
        return null;
      case 'get_chain_id':
        return this.chainId;
      case 'get_dynamic_global_properties':
        return this.headObject;
      case 'get_objects':
        return (args[0] as string[]).map((objectId) => this.#object(objectId));
      case 'get_full_accounts':
        return (args[0] as string[]).map((key) => [
          key,
          { account: { id: key.startsWith('1.2.') ? key : '1.2.18' } },
        ]);
      default:
        return null;
    }
  }

  #object(id: string): unknown {
    if (id === '2.1.0') return this.headObject;
    if (id === '2.0.0') return { id, parameters: { block_interval: BLOCK_MS / 1_000 } };
    return { id };
  }

  /** Ids in order of request, per connection, after the two predefined ones. */
  #apiId(session: Session, api: string): number {
    return session.apis.includes(api) ? session.apis.indexOf(api) : session.apis.push(api) - 1;
  }

  useOtherChain(): void {
    this.chainId = OTHER_CHAIN_ID;
  }
}

/** A block's id: its number in the first 8 digits. */
export const blockId = (number: number) => number.toString(16).padStart(8, '0').padEnd(40, 'a');

/** All nodes, over one chain with a block every 3 s. */
export class FakeNodes {
  readonly clock: FakeClock;
  headNumber = 1_000;
  readonly #nodes = new Map<string, FakeNode>();
  readonly #startedAt: number;

  constructor(clock: FakeClock, urls: readonly string[]) {
    this.clock = clock;
    this.#startedAt = clock.now();
    for (const url of urls) this.#nodes.set(url, new FakeNode(this));
  }

  node(url: string): FakeNode {
    const node = this.#nodes.get(url);
    if (node === undefined) throw new RangeError(`no fake node ${url}`);
    return node;
  }

  timeOf(blockNumber: number): number {
    return this.#startedAt + (blockNumber - 1_000) * BLOCK_MS;
  }

  /** Advances time, with a block every 3 s. */
  async run(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= BLOCK_MS) {
      await this.clock.advance(Math.min(left, BLOCK_MS));
      if (left < BLOCK_MS) return;
      this.headNumber += 1;
      for (const node of this.#nodes.values()) node.announceBlock();
      await this.clock.advance(0);
    }
  }

  readonly openSocket: OpenSocket = (url, events) => {
    const node = this.node(url);
    let session: Session | null = null;
    let isClosed = false;
    this.clock.setTimeout(() => {
      if (isClosed) return;
      session = node.open(events);
      if (session === null) events.onClose('1006');
      else events.onOpen();
    }, node.openMs);
    return {
      send: (text) => {
        if (session !== null) node.receive(session, text);
      },
      close: () => {
        isClosed = true;
        if (session !== null) node.close(session);
      },
    };
  };
}
