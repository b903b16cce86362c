import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/* The recipes of CONTRIBUTING.md, each followed by a plain member that exists: the files that it is named in, besides texts and tests. */

const root = join(import.meta.dirname, '..', '..');
const isBeside = (file: string) =>
  /(?:\.test\.tsx?|\.fixture\.ts|\/texts\/(?:.*\/)?(?:en|ru|zh)\.ts)$/u.test(file);

/** The files of these folders that name something, in the order of their paths. */
const filesNaming = (name: RegExp, folders: readonly string[]): string[] =>
  globSync(
    folders.map((folder) => `${folder}/**/{.env.example,*.{ts,tsx,md}}`),
    { cwd: root },
  )
    .filter((file) => !isBeside(file) && name.test(readFileSync(join(root, file), 'utf8')))
    .sort();

const signing = [
  'miniapp/src/features/transactions',
  'miniapp/src/signer',
  'shared/src/actions',
  'shared/src/protocol',
];
/** Of all operations of the chain, whether the app knows them or not. */
const numbers = 'shared/src/protocol/operationTypes.ts';

it.each([
  ['accountUpgrade', /\b(?:accountUpgrade|account_upgrade)\b/u],
  ['vestingBalanceWithdraw', /\b(?:vestingBalanceWithdraw|vesting_balance_withdraw)\b/u],
])('an operation to sign is in its own file and the registry: %s', (file, name) => {
  expect(filesNaming(name, signing).filter((each) => each !== numbers)).toEqual(
    [`shared/src/protocol/operations/${file}.ts`, 'shared/src/protocol/operations.ts'].sort(),
  );
});

it('a bot command is in its own file, where the bot uses it, in the list of commands and on the page of the bot', () => {
  expect(
    filesNaming(/\/partner\.ts'|command\('partner'|^ {2}\| 'partner'$|`\/partner`/mu, [
      'bot/src/telegram',
      'docs',
    ]),
  ).toEqual([
    'bot/src/telegram/createBot.ts',
    'bot/src/telegram/features/partner.ts',
    'bot/src/telegram/texts/texts.ts',
    'docs/bot.md',
  ]);
});

it('a screen is in its own file, the routes, a link to it, and the walk that reaches it', () => {
  expect(
    filesNaming(/function Miner\b|\bMiner\.tsx|'\/miner'/u, [
      'miniapp/src/app',
      'miniapp/src/features',
      'tests/e2e',
    ]),
  ).toEqual([
    'miniapp/src/app/routes.tsx',
    'miniapp/src/features/info/screens/more/More.tsx',
    'miniapp/src/features/pools/screens/miner/Miner.tsx',
    'tests/e2e/reach.ts',
  ]);
});

it('a setting of the bot is in the configuration, the example and the page for operators', () => {
  expect(filesNaming(/\bREQUEST_TIMEOUT_SECONDS\b/u, ['bot', 'docs', 'shared/src'])).toEqual([
    'bot/.env.example',
    'bot/src/config.ts',
    'docs/operate.md',
  ]);
});
