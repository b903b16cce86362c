import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { AppError } from '@xbts/shared/errors/appError.ts';

/**
 * Limits of a backup. A row is a few hundred characters, a notice with its facts some thousand; a bot with a hundred
 * thousand chats has some million rows.
 */
const bounds = { characters: 1_000_000, lines: 20_000_000 };

/**
 * The lines of an untrusted file: a few kilobytes can decompress to any length.
 * @throws AppError backup.damaged when it cannot be decompressed or exceeds the limits; the system's error when it
 * cannot be read
 */
export async function* linesIn(file: string, { characters, lines: most } = bounds): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let count = 0;
  for await (const chunk of unpacked(file)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    count += lines.length;
    if (count > most) throw new AppError('backup.damaged', { detail: `more than ${most} lines` });
    for (const { length } of [...lines, rest])
      if (length > characters)
        throw new AppError('backup.damaged', { detail: `a line of more than ${characters} characters` });
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function* unpacked(file: string): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip);
  } catch (error) {
    const isPacking = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isPacking ? new AppError('backup.damaged', { detail: error.message }, error) : error;
  } finally {
    source.destroy();
  }
}
