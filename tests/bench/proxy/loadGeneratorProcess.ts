/**
 * A process that requests one address repeatedly over raw sockets with little parsing, so that the server is the limit:
 * `loadGeneratorProcess.ts {"port","path","connections","pipelined","ms"}` prints `{ "answers", "asked", "failures",
 * "ms" }`.
 */
import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  /** Requests in flight on each connection. */
  readonly pipelined: number;
  readonly ms: number;
}

export interface LoadResult {
  /** Within `ms`. */
  readonly answers: number;
  /** All answers, including those before the counted time. */
  readonly asked: number;
  /** Answers that were not 200. */
  readonly failures: number;
  readonly ms: number;
}

const load = JSON.parse(process.argv[2] ?? '{}') as Load;
const request = `GET ${load.path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\nAccept: */*\r\n\r\n`;
let answers = 0;
let warmUp = 0;
let failures = 0;
let isOver = false;

function open(): void {
  const socket = connect(load.port, '127.0.0.1');
  let rest: Buffer = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.on('connect', () => socket.write(request.repeat(load.pipelined)));
  socket.on('data', (chunk: Buffer) => {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    let complete = 0;
    for (let end = endOfAnswer(data, start); end !== -1; end = endOfAnswer(data, start)) {
      // "HTTP/1.1 200": the status begins at the tenth byte.
      if (data[start + 9] !== 0x32) failures += 1;
      start = end;
      complete += 1;
    }
    rest = data.subarray(start);
    answers += complete;
    if (complete > 0 && !isOver) socket.write(request.repeat(complete));
  });
  socket.on('error', () => {
    failures += 1;
  });
}

/** The end of the answer that begins at `start`; -1 while it is incomplete. */
function endOfAnswer(data: Buffer, start: number): number {
  const headEnd = data.indexOf('\r\n\r\n', start);
  if (headEnd === -1) return -1;
  const head = data.toString('latin1', start, headEnd);
  const length = Number(/content-length: (\d+)/iu.exec(head)?.[1] ?? 0);
  const end = headEnd + 4 + length;
  return end > data.length ? -1 : end;
}

for (let index = 0; index < load.connections; index += 1) open();
// Connections are open and the server is warm before the count starts.
setTimeout(() => {
  warmUp = answers;
  answers = 0;
  const startedAt = performance.now();
  setTimeout(() => {
    isOver = true;
    const result: LoadResult = {
      answers,
      asked: warmUp + answers,
      failures,
      ms: performance.now() - startedAt,
    };
    process.stdout.write(JSON.stringify(result), () => process.exit(0));
  }, load.ms);
}, 300);
