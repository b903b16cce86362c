import { join } from 'node:path';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { hashLockOf } from '@xbts/shared/protocol/hashLock.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Locator } from 'playwright-core';
import { toTime } from '../devnet/chain/ledger/time.ts';
import type { Devnet } from '../devnet/startDevnet.ts';
import { pushSigned } from '../devnet/world/pushSigned.ts';
import { publicKeyTextOf } from '../devnet/world/seed/people.ts';
import type { Actor } from '../e2e/actors.ts';
import { goInside } from '../e2e/screens.ts';
import { type Language, textOf } from '../e2e/texts.ts';

const SHARED = 'erin-multisig5';
const OWN = 'alice-trader7';
const DAY = 86_400;
const fee = { amount: 2_000_000, asset_id: '1.3.0' };

/** An opened part of a screen: its address, and the presses and input that open it. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly open?: (screen: Locator, say: (name: string) => Promise<string>) => Promise<unknown>;
}

const press = (screen: Locator, name: string) => screen.getByRole('button', { name, exact: true }).click();
const sheetOf = (screen: Locator) => screen.locator('dialog[open]');

/** Starts the change of the account's owner, so that other accounts count too. */
async function editOwner(screen: Locator, say: (name: string) => Promise<string>): Promise<void> {
  await press(screen, await say('authorities:owner.change'));
  await sheetOf(screen)
    .getByLabel(await say('authorities:edit.add'))
    .fill('bob-holder2');
  await press(sheetOf(screen), await say('authorities:edit.addButton'));
  await sheetOf(screen).locator('label').filter({ hasText: 'bob-holder2' }).waitFor();
}

async function editMemoKey(screen: Locator, say: (name: string) => Promise<string>): Promise<void> {
  await press(screen, await say('authorities:memo.change'));
  await sheetOf(screen)
    .getByLabel(await say('authorities:memo.field'))
    .fill(publicKeyTextOf('dave-newbie4', 'memo'));
}

async function reviewMemoKey(screen: Locator, say: (name: string) => Promise<string>): Promise<void> {
  await editMemoKey(screen, say);
  const name = (await say('common.typeWord')).replace('{{word}}', OWN);
  await sheetOf(screen).getByLabel(name).fill(OWN);
  await press(sheetOf(screen), await say('common.review'));
  await screen.getByRole('button', { name: await say('transactions:review.confirm') }).waitFor();
}

const shots: readonly Shot[] = [
  { name: 'who-signs-own', path: `/permissions/${OWN}` },
  { name: 'who-signs-shared', path: `/permissions/${SHARED}` },
  { name: 'owner', path: `/permissions/${OWN}`, open: editOwner },
  {
    name: 'payers-shared',
    path: `/permissions/${SHARED}`,
    open: async (screen, say) => press(screen, await say('authorities:edit.change')),
  },
  { name: 'memo-key', path: `/permissions/${OWN}`, open: editMemoKey },
  { name: 'memo-key-shared', path: `/permissions/${SHARED}`, open: editMemoKey },
  { name: 'memo-key-review', path: `/permissions/${OWN}`, open: reviewMemoKey },
  { name: 'proposals-waiting', path: '/proposals' },
  {
    name: 'approval-by-key',
    path: '/proposals',
    open: async (screen, say) =>
      screen
        .getByRole('button', { name: await say('proposals:keys.approve'), exact: true })
        .first()
        .click(),
  },
  {
    name: 'workers',
    path: '/votes',
    open: async (screen, say) => {
      const [label = ''] = (await say('voting:workers')).split('{{');
      await screen.getByRole('button', { name: label.trim() }).click();
      await screen.getByRole('checkbox', { name: '2026-core-team' }).check();
    },
  },
  { name: 'timed-waiting', path: '/timed' },
  {
    name: 'timed-claim',
    path: '/timed',
    open: (screen) => screen.getByRole('button', { name: /^5[.,]00000/u }).click(),
  },
  {
    name: 'timed-extend',
    path: '/timed',
    open: (screen) => screen.getByRole('button', { name: /^3[.,]00000/u }).click(),
  },
];

/** Pending approvals and secrets: a payment, other rules for an account, votes for nobody, and two timed transfers. */
export async function preparePowers({ ledger }: Devnet): Promise<void> {
  const { state } = ledger;
  const codec = await loadCodec();
  const idOf = (name: string) => state.accountByName(name)?.id ?? '';
  const push = (name: 'alice-trader7' | 'bob-holder2', type: number, payload: object) =>
    pushSigned({ ledger, codec }, name, [[type, payload]]);
  const shared = state.account(idOf(SHARED));
  const propose = (type: number, payload: object) =>
    push('bob-holder2', operationType.proposal_create, {
      fee_paying_account: idOf('bob-holder2'),
      expiration_time: toTime(Date.parse(`${state.dynamic.time}Z`) / 1000 + 3 * DAY),
      proposed_ops: [{ op: [type, payload] }],
      extensions: [],
    });
  const amount = { amount: 300_000, asset_id: '1.3.0' };
  propose(operationType.transfer, {
    fee,
    from: shared.id,
    to: idOf('dave-newbie4'),
    amount,
    extensions: [],
  });
  const key = publicKeyTextOf('dave-newbie4', 'active');
  const active = { ...shared.active, key_auths: [[key, 1]] };
  propose(operationType.account_update, { fee, account: shared.id, active, extensions: {} });
  const new_options = { ...shared.options, votes: ['1:4', '1:9999'], num_witness: 2 };
  propose(operationType.account_update, { fee, account: shared.id, new_options, extensions: {} });
  // Alice is required as the owner of her account: her password or owner key approves it.
  const own = state.account(idOf(OWN));
  const owner = { ...own.owner, account_auths: [[idOf('bob-holder2'), 1]] };
  propose(operationType.account_update, { fee, account: own.id, owner, extensions: {} });
  const hold = (from: 'alice-trader7' | 'bob-holder2', to: string, coins: number) =>
    push(from, operationType.htlc_create, {
      from: idOf(from),
      to: idOf(to),
      amount: { amount: coins * 100_000, asset_id: '1.3.0' },
      preimage_hash: hashLockOf(new Uint8Array(32).fill(coins), 'sha256'),
      preimage_size: 32,
      claim_period_seconds: DAY,
      extensions: {},
    });
  hold('bob-holder2', OWN, 5);
  hold(OWN, 'dave-newbie4', 3);
}

/** Scrolls the content of the open sheet to its end; false if it is completely visible. */
const toEnd = (sheet: Locator): Promise<boolean> =>
  sheet.evaluate((dialog) => {
    const scrolled = [dialog, ...dialog.querySelectorAll('*')].find(
      (each) => each.scrollHeight > each.clientHeight + 8 && getComputedStyle(each).overflowY !== 'visible',
    );
    scrolled?.scrollTo(0, scrolled.scrollHeight);
    return scrolled !== undefined;
  });

/** Takes a picture of each, and another of the lower part of a sheet longer than the window. */
export async function takePowers(
  { page, screen }: Actor,
  { into, language }: { into: string; language: Language },
): Promise<number> {
  const say = (name: string) => textOf(language, name);
  let count = 0;
  for (const { name, path, open } of shots) {
    await goInside(page, '/more');
    await goInside(page, path);
    await open?.(screen, say);
    await page.waitForTimeout(400);
    const isSheet = (await sheetOf(screen).count()) > 0;
    await page.screenshot({ path: join(into, `${name}.png`), fullPage: !isSheet });
    count += 1;
    if (!isSheet) continue;
    if (await toEnd(sheetOf(screen).last())) {
      await page.screenshot({ path: join(into, `${name}-below.png`) });
      count += 1;
    }
    while ((await sheetOf(screen).count()) > 0) {
      await press(sheetOf(screen).last(), await say('common.close'));
      await page.waitForTimeout(300);
    }
  }
  return count;
}
