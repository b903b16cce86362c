import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port that forwards every connection to one of several targets, and can break them. */
export interface TcpProxy {
  readonly port: number;
  /** The number of open connections. */
  open(): number;
  /** Blocks all connections, or allows them again; open ones are cut. */
  setClosed(isClosed: boolean): void;
  /** What comes is kept, without an answer and with every connection open, or passed on again. */
  setHeld(isHeld: boolean): void;
  /** Cuts the next `times` connections after some bytes of their answers. */
  breakAnswers(times: number): void;
  close(): Promise<void>;
}

/** Bytes of an answer that get through before its connection breaks. */
const HALF_ANSWER = 40;

/**
 * Listens on a free port of this machine. Each connection goes to the first target that accepts it, starting at another
 * one each time.
 */
export async function startTcpProxy(targets: readonly number[]): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const pairs = new Map<Socket, Socket>();
  let isClosed = false;
  let isHeld = false;
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
      // The answer gets through before the end.
      far.once('close', () => near.end());
      near.once('close', () => {
        pairs.delete(near);
        far.destroy();
      });
      pairs.set(near, far);
      if (!isHeld) near.pipe(far);
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
    setHeld: (next) => {
      isHeld = next;
      for (const [near, far] of pairs) {
        if (isHeld) near.unpipe(far);
        else near.pipe(far);
      }
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
  // This code exists for broken connections.
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
