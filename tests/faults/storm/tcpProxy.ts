import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port that hands every connection on to one of several others, and can break them. */
export interface TcpProxy {
  readonly port: number;
  /** Connections that are open now. */
  open(): number;
  /** Nobody gets through from now on, or everybody again; what is open is cut. */
  setClosed(isClosed: boolean): void;
  /** Cuts the next so many connections after some bytes of their answers. */
  breakAnswers(times: number): void;
  close(): Promise<void>;
}

/** Bytes of an answer that get through before its connection breaks. */
const HALF_ANSWER = 40;

/** Listens on a free port of this machine. Each connection goes to the first of the targets, begun at another each time, that takes it. */
export async function startTcpProxy(targets: readonly number[]): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isClosed = false;
  let toBreak = 0;
  let turn = 0;
  const server = createServer((near) => {
    keep(open, near);
    if (isClosed) return near.destroy();
    turn += 1;
    const from = turn % targets.length;
    void firstThatTakes([...targets.slice(from), ...targets.slice(0, from)]).then((far) => {
      if (far === undefined || near.destroyed || isClosed) {
        far?.destroy();
        return near.destroy();
      }
      keep(open, far);
      // What was answered gets through before the end.
      far.once('close', () => near.end());
      near.once('close', () => far.destroy());
      near.pipe(far);
      far.on('data', (bytes: Buffer) => {
        if (toBreak === 0) return void near.write(bytes);
        toBreak -= 1;
        near.write(bytes.subarray(0, HALF_ANSWER), () => near.destroy());
      });
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    open: () => open.size,
    setClosed: (next) => {
      isClosed = next;
      if (next) cut();
    },
    breakAnswers: (times) => {
      toBreak = times;
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      await closed;
    },
  };
}

function keep(open: Set<Socket>, socket: Socket): void {
  open.add(socket);
  // A broken connection is what this is for.
  socket.on('error', () => socket.destroy());
  socket.once('close', () => open.delete(socket));
}

async function firstThatTakes(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect({ port, host: '127.0.0.1' });
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isThere) return socket;
    socket.destroy();
  }
  return undefined;
}
