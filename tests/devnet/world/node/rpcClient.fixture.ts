import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

interface Reply {
  id: number | string | null;
  jsonrpc?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  result?: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  error?: any;
}

/** A notice as received: the callback's number and the one argument. */
export interface Notice {
  callback: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into notices of every shape
  argument: any;
}

/** A websocket client for tests, independent of the product. */
export class RpcClient {
  readonly notices: Notice[] = [];
  readonly closed: Promise<unknown>;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number | string | null, (reply: Reply) => void>();
  #nextId = 1;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.#read(String(data)));
  }

  static async connect(url: string): Promise<RpcClient> {
    const socket = new WebSocket(url);
    const client = new RpcClient(socket);
    await once(socket, 'open');
    return client;
  }

  /** Sends an envelope unchanged and waits for the reply with its id. */
  ask(envelope: { id?: number | string | null; [member: string]: unknown }): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.set(envelope.id ?? null, resolve);
      this.#socket.send(JSON.stringify(envelope));
    });
  }

  sendText(text: string): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.set(null, resolve);
      this.#socket.send(text);
    });
  }

  call(api: string | number, method: string, params: unknown[] = []): Promise<Reply> {
    const id = this.#nextId++;
    return this.ask({ id, method: 'call', params: [api, method, params] });
  }

  /** The result of a call that must succeed. */
  async get(api: string | number, method: string, params: unknown[] = []): Promise<Reply['result']> {
    const { result, error } = await this.call(api, method, params);
    if (error !== undefined) throw new Error(error.message);
    return result;
  }

  /** The first notice for the callback, within twenty seconds. */
  async notice(
    callback: number,
    fits: (argument: Notice['argument']) => boolean = () => true,
  ): Promise<Notice['argument']> {
    for (let tries = 0; tries < 2_000; tries += 1) {
      const found = this.notices.find((notice) => notice.callback === callback && fits(notice.argument));
      if (found !== undefined) return found.argument;
      await wait(10);
    }
    throw new Error(`no notice for ${callback}`);
  }

  close(): void {
    this.#socket.terminate();
  }

  #read(text: string): void {
    const message = JSON.parse(text);
    if (message.method === 'notice') {
      const [callback, [argument]] = message.params;
      this.notices.push({ callback, argument });
      return;
    }
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }
}
