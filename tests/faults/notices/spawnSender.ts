import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SenderTask } from './senderProcess.ts';

/** A sender process that was started. */
export interface SpawnedSender {
  /** Ends it as a power cut would. */
  kill(): void;
  /** How it ended, with what it printed: its outcomes in JSON, or why it failed. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

/** Starts a sender in a process of its own. */
export function spawnSender(task: SenderTask): SpawnedSender {
  const exitWithParent = join(import.meta.dirname, '..', '..', 'devnet', 'process', 'exitWithParent.ts');
  const script = join(import.meta.dirname, 'senderProcess.ts');
  const child = spawn(process.execPath, ['--import', exitWithParent, script, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes;
    });
  return {
    kill: () => child.kill('SIGKILL'),
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))),
  };
}
