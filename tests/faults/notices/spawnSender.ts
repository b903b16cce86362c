import { join } from 'node:path';
import { type Killable, spawnKillable } from '../spawnKillable.ts';
import type { SenderTask } from './senderProcess.ts';

/**
 * Starts a sender in a separate process; it prints a line once it is ready, then its outcomes in JSON, or the reason of
 * its failure.
 */
export function spawnSender(task: SenderTask): Killable {
  return spawnKillable(join(import.meta.dirname, 'senderProcess.ts'), task);
}
