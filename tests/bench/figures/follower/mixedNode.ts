import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A chain node in its own process. */
export interface MixedNode {
  readonly url: string;
  close(): void;
}

/** Starts a node of this many mixed blocks. */
export async function startMixedNode(blocks: number): Promise<MixedNode> {
  const script = join(import.meta.dirname, 'mixedNodeProcess.ts');
  const child: ChildProcess = spawn(process.execPath, [script, String(blocks)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('the node has no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `ws://127.0.0.1:${Number(line.toString())}`, close: () => void child.kill() };
}
