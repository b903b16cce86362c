import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../devnet/process/ports.ts';
import { isRoot, nobody } from './imageFolder.ts';

const page = join(import.meta.dirname, '..', '..', '..', 'docs', 'operate.md');

/** PgBouncer in transaction mode with the documented line, before the server of a database's address. */
export interface Pgbouncer {
  /** The address of the database through it. */
  readonly url: string;
  /** Ends it at once: what it held is over. */
  kill(): Promise<void>;
}

/** Starts it with this number of lines to the server. */
export async function startPgbouncer(databaseUrl: string, lines: number): Promise<Pgbouncer> {
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const [documented = ''] = /^ignore_startup_parameters = .*$/mu.exec(readFileSync(page, 'utf8')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'xbts-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort('127.0.0.1');
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username} password=${decodeURIComponent(password)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${folder}/users.txt`,
    'pool_mode = transaction',
    `default_pool_size = ${lines}`,
    documented,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  // It refuses to run as root.
  const as = isRoot ? { uid: nobody, gid: nobody } : {};
  const child = spawn('pgbouncer', ['-q', file], { stdio: ['ignore', 'ignore', 'inherit'], ...as });
  const ended = once(child, 'exit');
  await untilOpen(port);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect({ port, host: '127.0.0.1' });
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      await wait(100);
    } finally {
      socket.destroy();
    }
  }
}
