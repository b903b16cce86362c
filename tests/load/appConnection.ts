import { connect, type Socket } from 'node:net';

/** An answer: the body is a text only if it is not compressed. */
export interface Answer {
  readonly status: number;
  /** Seconds, if the answer says when to retry. */
  readonly retryAfter: number | undefined;
  readonly text: string;
}

export interface Request {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * The only connection of a simulated mini app to its server. It reads no more of an answer than its length and status,
 * so that ten thousand of them fit into one process.
 */
export class AppConnection {
  readonly #port: number;
  readonly #head: string;
  #socket: Socket | undefined;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  /** `address` is the app's claimed origin: each has a different one. */
  constructor(port: number, address: string) {
    this.#port = port;
    this.#head = `Host: localhost\r\nAccept-Encoding: gzip, deflate, br\r\nX-Forwarded-For: ${address}\r\n`;
  }

  /** Sends one request after the other. Rejects when the connection breaks before the answer is complete. */
  async ask({ method = 'GET', path, headers = {}, body = '' }: Request): Promise<Answer> {
    const socket = this.#socket ?? (await this.#open());
    const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = method === 'POST' ? `Content-Length: ${Buffer.byteLength(body)}\r\n` : '';
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    socket.write(`${method} ${path} HTTP/1.1\r\n${this.#head}${own.join('')}${length}\r\n${body}`);
    return answer;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  async #open(): Promise<Socket> {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    // Reopens a connection that the server closed while it was idle.
    const end = (reason: string) => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#waiting?.reject(new Error(reason));
      this.#waiting = undefined;
    };
    socket.on('error', (error) => end(error.message));
    socket.on('close', () => end('the connection was closed'));
    this.#socket = socket;
    return socket;
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const status = Number(head.slice(9, 12));
    const end = headEnd + 4 + (status === 304 ? 0 : numberIn(head, /\r\ncontent-length: (\d+)/iu, 0));
    if (this.#received.length < end) return;
    const isText = !/\r\ncontent-encoding:/iu.test(head);
    const text = isText ? this.#received.toString('utf8', headEnd + 4, end) : '';
    this.#received = Buffer.alloc(0);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status, retryAfter: retryAfterOf(head), text });
  }
}

const retryAfterOf = (head: string): number | undefined => {
  const seconds = numberIn(head, /\r\nretry-after: (\d+)/iu, -1);
  return seconds < 0 ? undefined : seconds;
};

const numberIn = (head: string, form: RegExp, otherwise: number): number =>
  Number(form.exec(head)?.[1] ?? otherwise);
