import { WebSocket } from 'ws';
import type { NodeFaults } from '../faults.ts';
import { writeNotice } from './envelope.ts';

/** An unused callback number. */
const NOBODY = 999;
const PAUSE_MS = 20;
/** Characters of short notices that are sent together. */
const AT_ONCE = 20_000;

/** Sends unrequested data over a connection while that fault is on; returns the function that stops it. */
export function flood(faults: NodeFaults, socket: WebSocket): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;
  const send = (): void => {
    const { floodCharacters } = faults.settings;
    if (isSending || floodCharacters <= 0 || socket.readyState !== WebSocket.OPEN) return;
    isSending = true;
    const text = writeNotice(NOBODY, 'x'.repeat(floodCharacters));
    for (let left = AT_ONCE; left > floodCharacters; left -= floodCharacters) socket.send(text);
    socket.send(text, () => {
      isSending = false;
      timer = setTimeout(send, PAUSE_MS);
    });
  };
  const stop = faults.onChange(send);
  send();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
