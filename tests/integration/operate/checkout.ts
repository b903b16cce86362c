import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildMiniApp } from '../../devnet/process/buildMiniApp.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What an operator's commands need of a checkout in which `npm run build` was run, and nothing else. */
export interface Checkout {
  readonly folder: string;
  /** Builds again, as `npm run build` does after the page. */
  build(): void;
  /** Installs into a folder beside it; returns the folder. */
  install(): string;
  /** A command of this machine; returns its output. Fails as the command does. */
  run(command: string, ...args: string[]): string;
  remove(): void;
}

/** Makes one; the page is the tests' own. It lies on the disk: programs are not run from memory everywhere. */
export async function makeCheckout(): Promise<Checkout> {
  await buildMiniApp();
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'checkout-'));
  chmodSync(folder, 0o755);
  for (const path of ['package.json', 'tools/product', 'bot/.env.example'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new TypeError(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  };
  const prefix = join(folder, 'opt');
  return {
    folder,
    run,
    build: () => void run(process.execPath, join(root, 'tools', 'product', 'build.js'), join(folder, 'dist')),
    install() {
      run(process.execPath, 'tools/product/install.js', prefix);
      return prefix;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
