// Opens the data folder given as the first argument and prints the result; a second argument is the signal to die by.

import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';

const [, , dataDir = '', signal] = process.argv;
try {
  const storage = await openStorage({ databaseUrl: '', dataDir });
  if (signal !== undefined) process.kill(process.pid, signal);
  await storage.close();
  process.stdout.write('opened');
} catch (error) {
  process.stdout.write(toAppError(error).code);
}
