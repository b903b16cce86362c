import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut as a lost machine, a partition or a forgetful router does: nobody is notified. */
export interface SilentLine {
  /** The address of a database, through this line. */
  readonly url: string;
  /** From here on no byte passes; no connection ends. */
  cut(): void;
  /** New connections pass; those from before the cut stay silent. */
  mend(): void;
  close(): Promise<void>;
}

/** A line to the server of this database's address. */
export async function silentLine(databaseUrl: string): Promise<SilentLine> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let generation = 0;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    open.add(near.on('error', () => undefined));
    if (isCut) return;
    const own = generation;
    const far = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    open.add(far.on('error', () => undefined));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const passes = () => !isCut && own === generation;
      from.on('data', (bytes) => passes() && to.write(bytes));
      from.on('end', () => passes() && to.end());
      from.on('close', () => passes() && to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      generation += 1;
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
