import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser engine that the system can be asked for by its WebDriver. */
export interface Engine {
  readonly driver: string;
  arguments(port: number): string[];
  capabilities(): object;
}

const miniBrowser = (): string | undefined =>
  globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')[0];

/** By the names of BROWSERS. */
export const engines: Readonly<Record<string, Engine>> = {
  /** Debian: webkit2gtk-driver, which needs a display (xvfb-run). */
  webkit: {
    driver: 'WebKitWebDriver',
    arguments: (port) => [`--port=${port}`],
    capabilities: () => ({
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    }),
  },
  /** macOS, after `safaridriver --enable`. */
  safari: {
    driver: 'safaridriver',
    arguments: (port) => ['--port', String(port)],
    capabilities: () => ({ browserName: 'safari' }),
  },
  firefox: {
    driver: 'geckodriver',
    arguments: (port) => ['--port', String(port)],
    capabilities: () => ({ browserName: 'firefox', 'moz:firefoxOptions': { args: ['-headless'] } }),
  },
};

/** Where the engine's driver lies; null: it is not installed. */
export function driverOf({ driver }: Engine): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, driver)).find((path) => existsSync(path)) ?? null;
}
