import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FailedStart } from './failedStart.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const miniapp = join(root, 'miniapp');

/** Folder of the built mini app. */
export const miniAppDist = join(miniapp, 'dist');

const sources = [
  'miniapp/src/**',
  'miniapp/public/**',
  'miniapp/*.{html,ts,json}',
  'shared/src/**',
  'CHANGELOG.md',
  'pnpm-lock.yaml',
];

/** True when the build exists and no source is newer. */
function isMiniAppBuilt(): boolean {
  const built = join(miniAppDist, 'index.html');
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return globSync(sources, { cwd: root }).every((path) => statSync(join(root, path)).mtimeMs <= mtimeMs);
}

let built: Promise<void> | undefined;

/**
 * Builds the mini app unless its build is newer than its sources. Rejects with the bundler's output. A process checks
 * once: otherwise each worker would rebuild changed sources under tests in progress.
 */
export function buildMiniApp(): Promise<void> {
  built ??= buildWhereOlder();
  return built;
}

async function buildWhereOlder(): Promise<void> {
  if (isMiniAppBuilt()) return;
  const vite = join(miniapp, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build'], {
    cwd: miniapp,
    // The test runner's own 'test' would give React's development build, half as large again.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new FailedStart(`The mini app could not be built:\n${output}`);
}
