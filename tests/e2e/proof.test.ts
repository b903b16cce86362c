import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { blockOf, confirm, fillPayment, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork({ blockMs: 500 });

const folder = mkdtempSync(join(tmpdir(), 'xbts-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const verify = (file: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../bot/src/verifyProof.ts'), file], {
    encoding: 'utf8',
  });

it('a payment is proven by witnesses, off the page’s thread, and any third party can check its proof', async () => {
  const workers: string[] = [];
  const alice = await openPlain(browser, devnet, {
    isWelcomed: true,
    watch: (page) => page.on('worker', (worker) => workers.push(worker.url())),
  });
  await logIn(alice, 'alice-trader7');
  await fillPayment(alice, { to: 'bob-holder2', amount: '3.5', memo: 'with a proof' });
  const before = workers.length;
  await confirm(alice);
  const block = await blockOf(alice);
  const sheet = alice.screen.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save proof' }).waitFor();
  // Nobody who pays nothing loads it.
  expect(workers.length).toBe(before + 1);
  expect(await sheet.textContent()).toMatch(/Proven by (?:8|9|10|11) of 11 witnesses/u);
  const [download] = await Promise.all([
    alice.page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save proof' }).click(),
  ]);
  const file = join(folder, 'proof.json');
  await download.saveAs(file);
  const { status, stdout } = verify(file);
  expect(status).toBe(0);
  expect(stdout).toContain(`is in block ${block}`);
  expect(stdout).toContain('The block is irreversible');
  const alices = devnet.ledger.state.accountByName('alice-trader7')?.id;
  const bobs = devnet.ledger.state.accountByName('bob-holder2')?.id;
  expect(stdout).toContain(`transfer of 3.50000 BTS from account ${alices} to account ${bobs}, with a memo`);
  const forged = join(folder, 'forged.json');
  writeFileSync(forged, readFileSync(file, 'utf8').replace(/"transaction": "../u, '"transaction": "00'));
  expect(verify(forged).status).toBe(1);
  await alice.context.close();
});
