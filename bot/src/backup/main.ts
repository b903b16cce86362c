import { hasCode } from '@xbts/shared/errors/appError.ts';
import { readConfig } from '../config.ts';
import { printed } from '../printed.ts';
import { cutSecrets, secretsOf } from '../serviceLog.ts';
import { startFault } from '../startFault.ts';
import type { StorageOptions } from '../storage/openStorage.ts';
import { restoreBackup, saveBackup } from './backup.ts';

/**
 * npm run backup -- FILE and npm run restore -- FILE: the bot's database to a file, and a file to an empty database.
 */
async function main([what, file]: readonly string[]): Promise<void> {
  if ((what !== 'save' && what !== 'restore') || file === undefined || file === '')
    return refuse('No file named. Run npm run backup -- FILE, or npm run restore -- FILE');
  const read = readConfig(process.env);
  if ('faults' in read) return read.faults.forEach(refuse);
  const { config } = read;
  const cut = cutSecrets(secretsOf(config));
  try {
    await (what === 'save' ? save(config.storage, file) : restore(config.storage, file));
  } catch (error) {
    refuse(cut(sentenceOf(error)));
  }
}

async function save(storage: StorageOptions, file: string): Promise<void> {
  if (!(await saveBackup(storage, file)))
    return refuse(
      `No database found in ${storage.dataDir}. Set DATA_DIR to its folder, or DATABASE_URL to its server.`,
    );
  say(`Saved as ${file}. It holds your users’ data: keep it as safe as the database.`);
}

/** Between two lines about a restore that goes on. */
const tellMs = 2_000;

async function restore(storage: StorageOptions, file: string): Promise<void> {
  let toldAt = performance.now();
  say(`Reading ${file} to its end.`);
  const rows = await restoreBackup(storage, file, (restored, all) => {
    if (performance.now() - toldAt < tellMs && restored < all) return;
    toldAt = performance.now();
    say(`${restored} of ${all} rows`);
  });
  if (rows === undefined)
    return refuse(
      'The database isn’t empty. Nothing was restored. Set DATABASE_URL or DATA_DIR to an empty one.',
    );
  say(`Restored ${rows} rows. Start the bot now: it updates the tables.`);
}

const say = (sentence: string) => void process.stdout.write(`${printed(sentence)}\n`);

function sentenceOf(error: unknown): string {
  if (hasCode(error, 'backup.unknown_version'))
    return `This backup was made by a newer version (${error.facts.version}). Restore it with that version.`;
  if (hasCode(error, 'backup.damaged'))
    return `The backup is incomplete or damaged (${error.facts.detail}). Nothing was restored. Use another copy.`;
  if (hasCode(error, 'storage.in_use'))
    return `A bot uses the data folder ${error.facts.folder}. Stop it, run this again, and start it: backups of a running bot need a PostgreSQL server (DATABASE_URL).`;
  return startFault(error);
}

function refuse(sentence: string): void {
  process.stderr.write(`${printed(sentence)}\n`);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
