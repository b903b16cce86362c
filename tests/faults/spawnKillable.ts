import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from '../devnet/process/compileCache.ts';
import { flagsOfChild } from '../devnet/process/shortLived.ts';

/** A killable process of a test. */
export interface Killable {
  /** Ends it as a power cut would. */
  kill(): void;
  /** Its complete output so far. */
  output(): string;
  /** Its end, with its complete output. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

/** Starts a script with one argument, a task in JSON; it ends with the test at the latest. */
export function spawnKillable(script: string, task: object): Killable {
  const exitWithParent = join(import.meta.dirname, '..', 'devnet', 'process', 'exitWithParent.ts');
  const child = spawn(
    process.execPath,
    [...flagsOfChild, '--import', exitWithParent, script, JSON.stringify(task)],
    { env: { ...process.env, ...compileCache }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes;
    });
  return {
    kill: () => child.kill('SIGKILL'),
    output: () => output,
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))),
  };
}
