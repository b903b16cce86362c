import { WebSocket } from 'ws';

/** Listeners that are let in at the same time. */
const AT_ONCE = 200;

/** Idle listeners of an explorer's websocket. */
export interface Crowd {
  /** Listeners that are still connected. */
  connected(): number;
  /** Listeners that have been told a block of this number or a newer one. */
  upTo(block: number): number;
  close(): void;
}

/** So many listeners, each from an address of its own as a proxy tells it. @throws when one is not let in */
export async function openListeners(url: string, count: number): Promise<Crowd> {
  const sockets: WebSocket[] = [];
  const newest: number[] = [];
  const open = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
      const socket = new WebSocket(url, {
        headers: { 'x-forwarded-for': address },
        perMessageDeflate: false,
      });
      sockets.push(socket);
      newest[index] = 0;
      socket.on('message', (data) => {
        // The number alone: to parse ten thousand messages would take longer than what is measured.
        newest[index] = Number(/"head_block_number":(\d+)/u.exec(String(data))?.[1]);
      });
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  for (let next = 0; next < count; next += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - next) }, (_, index) => open(next + index)),
    );
  return {
    connected: () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    upTo: (block) => newest.filter((number) => number >= block).length,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
