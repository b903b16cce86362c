import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { cutSentence, cutValues } from './cutValues.ts';

/** Names of the cut settings of such a file, which is also read as Node reads it. */
function cutIn(text: string, environment: NodeJS.Dict<string> = parseEnv(text)): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'xbts-env-')), '.env');
  writeFileSync(file, text);
  return cutValues(environment, file);
}

test('a value with a # inside it is named, without a part of it', () => {
  const text = 'DATABASE_URL=postgres://user:pass#word@db/name\nPORT=8080\nexport METRICS_TOKEN=a#b\n';
  expect(cutIn(text)).toEqual(['DATABASE_URL', 'METRICS_TOKEN']);
  expect(cutSentence('DATABASE_URL')).toBe(
    'DATABASE_URL ends at a # in bot/.env, because the rest counts as a comment. Put the value in double quotes.',
  );
});

test('comments, quoted values and what the environment says otherwise are left alone', () => {
  const text = '# A=b#c\nPORT=8080 # the port\nA="b#c"\nB=\'b#c\'\nC=#c\n';
  expect(cutIn(text)).toEqual([]);
  expect(cutIn('A=bc#d', { A: 'bc#d' })).toEqual([]);
  expect(cutValues({}, '/nowhere/.env')).toEqual([]);
});
