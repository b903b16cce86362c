import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..', '..', 'miniapp', 'src');

/** What makes, reviews, signs and sends a transaction, and what says to whom it goes. */
const signing = [
  'signer/**/*.ts',
  'features/transactions/**/*.{ts,tsx}',
  'features/recipients/**/*.{ts,tsx}',
  'features/gateways/model/gatewayIssuer.ts',
  'features/**/*Request.ts',
  'features/gateways/screens/withdraw/presentTerms.ts',
];

it('nothing that is signed is read from the data server', () => {
  const files = signing.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: sources });
    expect(found, pattern).not.toEqual([]);
    return found;
  });
  const asking = files.filter((file) =>
    /platform\/chain\/(?:reads|askDataServer)\.ts/u.test(readFileSync(join(sources, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
