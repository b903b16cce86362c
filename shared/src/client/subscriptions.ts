import * as v from 'valibot';
import { DYNAMIC_GLOBAL_PROPERTIES_ID, GLOBAL_PROPERTIES_ID } from '../protocol/constants.ts';
import { isObjectId } from '../protocol/objectId.ts';
import { dynamicGlobalPropertiesSchema } from '../protocol/objects.ts';
import { AccountChanges } from './accountChanges.ts';
import type { BeginSubscription, ChainObject, ObjectListener } from './chainClient.ts';
import type { SteadyClock } from './clock.ts';
import type { Connection } from './connection.ts';
import { readerOf } from './nodeReader.ts';
import type { Head } from './nodeStatus.ts';
import { askHead, headOf } from './nodeVisit.ts';
import { parseAnswer } from './parseAnswer.ts';
import { PushedAnswers } from './pushedAnswers.ts';

/** Callback ids; each connection has its own, so they can be the same everywhere. */
const OBJECTS_CALLBACK = 1;
const BLOCKS_CALLBACK = 2;
const TIMEOUT_MS = 5_000;
/** How long the head object may take after a block's notice before it is requested. */
const HEAD_PATIENCE_MS = 300;
/** A head at most this far behind the last one is an answer that a notice overtook. */
const OVERTAKEN_BLOCKS = 3;

const chainObjectSchema = v.looseObject({ id: v.string() });
const intervalSchema = v.object({
  parameters: v.object({ block_interval: v.pipe(v.number(), v.minValue(1)) }),
});

export interface SubscriptionsOptions {
  readonly clock: SteadyClock;
  /** True while no requests may be sent. */
  readonly isResting: () => boolean;
  readonly onHead: (head: Head) => void;
  readonly onBlockInterval: (ms: number) => void;
  /** Subscriptions fail on this connection. */
  readonly onBroken: (connection: Connection, error: unknown) => void;
}

/** All subscriptions, kept here so that every new connection gets them again (chain.md §1, notices). */
export class Subscriptions {
  readonly #options: SubscriptionsOptions;
  readonly #objects = new Map<string, Set<ObjectListener>>();
  readonly #accounts: AccountChanges;
  readonly #others = new Set<BeginSubscription>();
  /** The latest state of objects that changed during a rest. */
  readonly #untold = new Map<string, ChainObject | null>();
  readonly #told: PushedAnswers;
  #connection: Connection | null = null;
  /** The connection once its notices are requested: earlier subscriptions go out together. */
  #begun: Connection | null = null;
  #headNumber = 0;

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
    this.#told = new PushedAnswers(options.clock);
    this.#accounts = new AccountChanges(options.clock, options.isResting);
  }

  /**
   * Subscribes everything on a new connection. set_subscribe_callback clears earlier subscriptions, so it comes first
   * and once.
   */
  attach(connection: Connection): void {
    if (this.#connection !== connection) this.#headNumber = 0;
    this.#connection = connection;
    this.#begun = null;
    this.#told.clear();
    connection.onNotice(OBJECTS_CALLBACK, (argument) => this.#onObjects(argument));
    connection.onNotice(BLOCKS_CALLBACK, (argument) => this.#onBlock(connection, argument));
    this.#run(connection, async () => {
      await this.#call(connection, 'set_subscribe_callback', [OBJECTS_CALLBACK, false]);
      if (this.#connection === connection) this.#begun = connection;
      const ids = [DYNAMIC_GLOBAL_PROPERTIES_ID, GLOBAL_PROPERTIES_ID, ...this.#objects.keys()];
      await Promise.all([
        this.#call(connection, 'set_block_applied_callback', [BLOCKS_CALLBACK]),
        this.#readObjects(connection, [...new Set(ids)]),
        this.#accounts.subscribeAll((keys) => this.#ask(connection, 'get_full_accounts', keys)),
      ]);
      // Changes may have been missed in between: every listener reads again.
      this.#accounts.touchAll();
    });
    for (const begin of this.#others) this.#begin(connection, begin);
  }

  /** Reports the changes of a rest. */
  catchUp(): void {
    this.#accounts.catchUp();
    const untold = [...this.#untold];
    this.#untold.clear();
    for (const [id, object] of untold) this.#tellListeners(id, object);
  }

  /** The answer to a subscription with the same question, while it still counts; returned once. */
  answerOf(connection: Connection, method: string, params: readonly unknown[]): Promise<unknown> | undefined {
    return this.#told.take(connection, method, params);
  }

  detach(): void {
    this.#connection = null;
    this.#begun = null;
    this.#told.clear();
  }

  close(): void {
    this.detach();
    this.#objects.clear();
    this.#others.clear();
    this.#accounts.close();
  }

  objects(ids: readonly string[], listener: ObjectListener): () => void {
    const fresh = ids.filter((id) => !this.#objects.has(id));
    for (const id of ids) this.#objects.set(id, (this.#objects.get(id) ?? new Set()).add(listener));
    const connection = this.#begun;
    if (connection !== null && fresh.length > 0)
      this.#run(connection, async () => {
        await this.#ask(connection, 'get_objects', fresh);
      });
    return () => {
      for (const id of ids) {
        const listeners = this.#objects.get(id);
        listeners?.delete(listener);
        if (listeners?.size === 0) this.#objects.delete(id);
      }
    };
  }

  account(nameOrId: string, listener: () => void): () => void {
    const { isNew, end } = this.#accounts.add(nameOrId, listener);
    const connection = this.#begun;
    if (connection !== null && isNew)
      this.#run(connection, () =>
        this.#accounts.subscribe([nameOrId], (keys) => this.#ask(connection, 'get_full_accounts', keys)),
      );
    return end;
  }

  onEach(begin: BeginSubscription): () => void {
    this.#others.add(begin);
    if (this.#connection !== null) this.#begin(this.#connection, begin);
    return () => this.#others.delete(begin);
  }

  #begin(connection: Connection, begin: BeginSubscription): void {
    this.#run(connection, () =>
      begin({ node: readerOf(connection), onNotice: (id, listener) => connection.onNotice(id, listener) }),
    );
  }

  #run(connection: Connection, work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      if (this.#connection === connection) this.#options.onBroken(connection, error);
    });
  }

  #call(connection: Connection, method: string, params: readonly unknown[]): Promise<unknown> {
    return connection.call('database', method, params, { timeoutMs: TIMEOUT_MS });
  }

  /** Requests something together with its changes. */
  #ask(connection: Connection, method: string, keys: readonly string[]): Promise<unknown> {
    const answer = this.#call(connection, method, [keys, true]);
    this.#told.keep(connection, [method, [keys, false]], answer, keys);
    return answer;
  }

  /**
   * Reads and subscribes objects; the answer is handled like a notice, so that head and listeners get the current
   * state.
   */
  async #readObjects(connection: Connection, ids: readonly string[]): Promise<void> {
    const answer = await this.#call(connection, 'get_objects', [ids, true]);
    const objects = parseAnswer(v.array(v.unknown()), 'get_objects', answer);
    this.#onObjects(ids.map((id, index) => objects[index] ?? id));
    const parameters = objects[ids.indexOf(GLOBAL_PROPERTIES_ID)];
    const question = ['get_global_properties', []] as const;
    if (parameters)
      this.#told.keep(connection, question, Promise.resolve(parameters), [GLOBAL_PROPERTIES_ID]);
  }

  #onObjects(argument: unknown): void {
    if (!Array.isArray(argument)) return;
    for (const item of argument) {
      // Bare id strings are removed objects; unrequested objects are possible (chain.md §1).
      if (typeof item === 'string') this.#tell(item, null);
      const object = v.safeParse(chainObjectSchema, item);
      if (object.success) this.#tell(object.output.id, object.output);
    }
    for (const key of this.#accounts.look(argument)) this.#told.forget(key);
  }

  #tell(id: string, object: ChainObject | null): void {
    if (!isObjectId(id)) return;
    this.#told.forget(id);
    if (id === DYNAMIC_GLOBAL_PROPERTIES_ID) this.#onHeadObject(object);
    if (id === GLOBAL_PROPERTIES_ID) {
      const properties = v.safeParse(intervalSchema, object);
      if (properties.success)
        this.#options.onBlockInterval(properties.output.parameters.block_interval * 1_000);
    }
    // A listener may send further requests.
    if (!this.#options.isResting()) this.#tellListeners(id, object);
    else if (this.#objects.has(id)) this.#untold.set(id, object);
  }

  #tellListeners(id: string, object: ChainObject | null): void {
    for (const listener of [...(this.#objects.get(id) ?? [])]) listener(id, object);
  }

  #onHeadObject(object: ChainObject | null): void {
    const properties = v.safeParse(dynamicGlobalPropertiesSchema, object);
    if (properties.success) this.#setHead(headOf(properties.output));
  }

  #setHead(head: Head): void {
    // Answers and notices of one connection can overtake each other. A head far back is reported: the node lags.
    const blocksBack = this.#headNumber - head.number;
    if (blocksBack > 0 && blocksBack <= OVERTAKEN_BLOCKS) return;
    this.#headNumber = head.number;
    this.#options.onHead(head);
  }

  /** A block was applied; its head object follows, or is requested when it does not. */
  #onBlock(connection: Connection, argument: unknown): void {
    const id = v.safeParse(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/u)), argument);
    if (!id.success) return;
    const number = Number.parseInt(id.output.slice(0, 8), 16);
    this.#options.clock.setTimeout(() => {
      if (this.#connection !== connection || this.#headNumber >= number || this.#options.isResting()) return;
      this.#run(connection, async () => this.#setHead(await askHead(connection, TIMEOUT_MS)));
    }, HEAD_PATIENCE_MS);
  }
}
