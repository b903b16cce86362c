import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser engine provided by the system. */
export interface Engine {
  /** Names of the executable, in search order: the browser itself if it has BiDi, otherwise its driver. */
  readonly programs: readonly string[];
  readonly protocol: 'WebDriver' | 'BiDi';
  arguments(port: number): string[];
  capabilities?(): object;
}

const miniBrowser = (): string | undefined =>
  globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')[0];

/** By the names of BROWSERS. */
export const engines: Readonly<Record<string, Engine>> = {
  /** Debian: webkit2gtk-driver, which needs a display (xvfb-run). */
  webkit: {
    programs: ['WebKitWebDriver'],
    protocol: 'WebDriver',
    arguments: (port) => [`--port=${port}`],
    capabilities: () => ({
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    }),
  },
  /** macOS, after `safaridriver --enable`. */
  safari: {
    programs: ['safaridriver'],
    protocol: 'WebDriver',
    arguments: (port) => ['--port', String(port)],
    capabilities: () => ({ browserName: 'safari' }),
  },
  /** Firefox from 115 on needs no driver (Debian: firefox-esr). */
  firefox: {
    programs: ['firefox', 'firefox-esr'],
    protocol: 'BiDi',
    arguments: (port) => ['--headless', `--remote-debugging-port=${port}`],
  },
};

/** The path of an engine's executable; null: it is not installed. */
export function programOf({ programs }: Engine): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return paths.find((path) => existsSync(path)) ?? null;
}
