import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Load, LoadResult } from './loadGeneratorProcess.ts';

const script = (name: string) => join(import.meta.dirname, name);

/** Runs the load in its own process. Rejects if an answer is not 200. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    script('loadGeneratorProcess.ts'),
    JSON.stringify(load),
  ]);
  const result = JSON.parse(stdout) as LoadResult;
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.answers} answers failed`);
  return result;
}

/** Starts a server script that prints its port. */
export async function startServer(
  name: string,
  args: readonly string[],
): Promise<{ port: number; pid: number; close(): void }> {
  const child: ChildProcess = spawn(process.execPath, [script(name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error(`no output of ${name}`);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(line.toString()), pid: child.pid ?? 0, close: () => void child.kill() };
}
