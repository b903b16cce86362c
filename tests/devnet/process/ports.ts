import { type AddressInfo, connect, createServer } from 'node:net';

/** A port with the name of its future listener. */
export interface WantedPort {
  readonly port: number;
  /** What will listen, e.g. 'chain node'. */
  readonly what: string;
}

/** Ports that are already in use, each as a sentence. */
export async function takenPorts(wanted: readonly WantedPort[], host: string): Promise<string[]> {
  const sentences: string[] = [];
  for (const { port, what } of wanted) {
    if (!(await isFree(port, host))) {
      sentences.push(
        `Port ${port} (${what}) is in use by another process. End that process, then start again.`,
      );
    }
  }
  return sentences;
}

/**
 * A free port of this machine, reserved for a minute: a connection that this side ended first keeps it in TIME_WAIT,
 * where the system never assigns it to a request for any port, and grants it when it is requested by number.
 */
export async function freePort(host: string): Promise<number> {
  const server = createServer((socket) => socket.resume().end());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve, reject) => {
    const client = connect(port, host);
    client.once('error', reject);
    client.once('close', () => resolve());
    client.resume();
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
