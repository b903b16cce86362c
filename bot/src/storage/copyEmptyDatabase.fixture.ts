import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openStorage } from './openStorage.ts';

const migrations = join(import.meta.dirname, 'migrations');
const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');

/**
 * The engine clears its buffers at each start: half of a start's time with the default of 128 MB, which no test fills.
 * It also touches them, which is memory of every running bot.
 */
const settings = 'shared_buffers = 16MB\n';

/** The identity of an empty database: the engine, its settings and every migration. */
function versionOf(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(engine).update(settings);
  for (const file of readdirSync(migrations).sort())
    hash.update(file).update(readFileSync(join(migrations, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes `dataDir` the folder of an empty database of the embedded engine: a copy of the one that the first test in this
 * checkout made, since the engine takes seconds to make one.
 */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const made = join(cache, `empty-database-${versionOf()}`);
  if (!existsSync(made)) await makeEmptyDatabase(made);
  cpSync(made, dataDir, { recursive: true });
}

async function makeEmptyDatabase(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  const storage = await openStorage({ databaseUrl: '', dataDir: own });
  await storage.close();
  appendFileSync(join(own, 'database', 'postgresql.conf'), settings);
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    // Another test was quicker.
    if (!existsSync(folder)) throw error;
  }
}
