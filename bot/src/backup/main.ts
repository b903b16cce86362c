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
    return refuse('Name a file: npm run backup -- FILE, or npm run restore -- FILE');
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
      `There is no database in ${storage.dataDir}. Name its folder by DATA_DIR, or a server by DATABASE_URL.`,
    );
  say(`Saved as ${file}. It says who is told what: keep it where the database would be kept.`);
}

async function restore(storage: StorageOptions, file: string): Promise<void> {
  const rows = await restoreBackup(storage, file);
  if (rows === undefined)
    return refuse(
      'The database is not empty. Name an empty one by DATABASE_URL or DATA_DIR: nothing is overwritten.',
    );
  say(`${rows} rows are restored. Start the bot: it brings the tables up to date.`);
}

const say = (sentence: string) => void process.stdout.write(`${printed(sentence)}\n`);

function sentenceOf(error: unknown): string {
  if (hasCode(error, 'backup.unknown_version'))
    return `A newer version has written it (${error.facts.version}). Restore it with that one.`;
  if (hasCode(error, 'backup.damaged'))
    return `It is no backup, or not a whole one (${error.facts.detail}). Nothing was restored.`;
  return startFault(error);
}

function refuse(sentence: string): void {
  process.stderr.write(`${printed(sentence)}\n`);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
