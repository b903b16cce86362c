/**
 * Opens the folder `unwritableStorageProcess.ts FOLDER`, then makes every write to any file fail, and prints the
 * results of three changes and the end.
 */
import { execFileSync } from 'node:child_process';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';

const storage = await openStorage({ databaseUrl: '', dataDir: process.argv[2] ?? '' });
const change = (language: string) => saveSubscriber(storage.db, { uid: 1, language, kinds: [] });
await change('en');
execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=1:1']);
for (const language of ['ru', 'zh', 'en'])
  await change(language).then(
    () => process.stdout.write('stored '),
    (error: unknown) => process.stdout.write(`${toAppError(error).code} `),
  );
await storage.close();
process.stdout.write('closed');
