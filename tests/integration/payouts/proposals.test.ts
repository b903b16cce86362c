import { toldProposals } from '@xbts/bot/src/storage/repositories/proposals.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../bothEngines.ts';
import { toTime } from '../../devnet/chain/ledger/time.ts';
import type { WorldAccountName } from '../../devnet/world/accounts.ts';
import { type SteppedChain, soon, startSteppedChain, watchedAccounts } from './watchedAccounts.ts';

const SHARED = 'erin-multisig5';
let chain: SteppedChain;

beforeAll(async () => {
  chain = await startSteppedChain();
});
afterAll(() => chain?.close());

/** Proposes that an account pays 3 BTS to Dave; returns the proposal's id. */
function propose(by: WorldAccountName, from: string, seconds = 86_400, units = 300_000): string {
  const fee = { amount: 2_000_000, asset_id: '1.3.0' };
  const amount = { amount: units, asset_id: '1.3.0' };
  const payment = [
    0,
    { fee, from: chain.idOf(from), to: chain.idOf('dave-newbie4'), amount, extensions: [] },
  ];
  chain.push(by, [
    22,
    {
      fee_paying_account: chain.idOf(by),
      expiration_time: toTime(chain.nowSeconds() + seconds),
      proposed_ops: [{ op: payment }],
      extensions: [],
    },
  ]);
  return [...chain.ledger.state.all('1.10')].at(-1)?.id ?? '';
}

const approve = (by: WorldAccountName, proposal: string) =>
  chain.push(by, [
    23,
    {
      fee_paying_account: chain.idOf(by),
      proposal,
      active_approvals_to_add: [chain.idOf(by)],
      active_approvals_to_remove: [],
      owner_approvals_to_add: [],
      owner_approvals_to_remove: [],
      key_approvals_to_add: [],
      key_approvals_to_remove: [],
      extensions: [],
    },
  ]);

/** The contents of a notice of a proposal, and its actor. */
function eventOf(facts: unknown): string {
  const [first] = facts as { event: string; by: string | null }[];
  return first?.by == null ? String(first?.event) : `${first.event} ${first.by}`;
}

onBothEngines('proposals to watched accounts', (databases) => {
  const watched = watchedAccounts(() => chain, databases, 'proposal');
  const { watch, follow, stop } = watched;
  /** The contents of each notice of proposals, the oldest first. */
  const toldTo = async (uid: number) => (await watched.toldTo(uid)).map(eventOf);

  it('are reported to signers, with each approval and the end, once, through any restarts', async () => {
    await watch(1, 'alice-trader7');
    await watch(2, SHARED, 'bob-holder2');
    await watch(3, 'grace-whale8');
    const id = propose('bob-holder2', SHARED);
    chain.settle();
    await expect.poll(() => toldTo(1), soon).toEqual(['waits']);
    await stop();
    follow();
    approve('alice-trader7', id);
    chain.settle();
    const approved = ['waits', 'approved alice-trader7'];
    await expect.poll(() => toldTo(1), soon).toEqual(approved);
    approve('bob-holder2', id);
    // Detected as gone, and killed before the report.
    chain.produce();
    await stop();
    follow();
    chain.settle();
    await expect
      .poll(async () => {
        chain.produce();
        return toldTo(1);
      }, soon)
      .toEqual([...approved, 'carriedOut']);
    expect(await toldTo(2)).toEqual([...approved, 'carriedOut']);
    expect(await toldTo(3)).toEqual([]);
    expect(await toldProposals(watched.storage.db)).toEqual([]);
  });

  it('are reported when they end within the hour, and when they were refused', async () => {
    await watch(1, 'bob-holder2');
    const id = propose('carol-pools3', 'bob-holder2', 3_000);
    chain.settle();
    await expect
      .poll(async () => {
        chain.produce();
        return toldTo(1);
      }, soon)
      .toEqual(['waits', 'ending']);
    chain.push('bob-holder2', [
      24,
      {
        fee_paying_account: chain.idOf('bob-holder2'),
        using_owner_authority: false,
        proposal: id,
        extensions: [],
      },
    ]);
    await expect
      .poll(async () => {
        chain.produce();
        return toldTo(1);
      }, soon)
      .toEqual(['waits', 'ending', 'refused']);
  });

  it('are reported as executed if that happens in their last moment, and as expired otherwise', async () => {
    await watch(1, 'alice-trader7');
    // More than the balance at the approval: the chain tries it once more at its end.
    const held = Number(chain.ledger.state.balance(chain.idOf(SHARED), '1.3.0'));
    const late = propose('bob-holder2', SHARED, 240, held + 1_000_000);
    const over = propose('bob-holder2', SHARED, 240);
    chain.settle();
    const told = async () => (await toldTo(1)).sort();
    await expect.poll(told, soon).toEqual(['ending', 'ending', 'waits', 'waits']);
    approve('alice-trader7', late);
    approve('bob-holder2', late);
    const amount = { amount: 5_000_000, asset_id: '1.3.0' };
    chain.push('bob-holder2', [
      0,
      { from: chain.idOf('bob-holder2'), to: chain.idOf(SHARED), amount, extensions: [] },
    ]);
    const waiting = [...chain.ledger.state.all('1.10')].map(({ id }) => id);
    expect(waiting).toEqual(expect.arrayContaining([late, over]));
    chain.produce(80);
    await expect
      .poll(async () => {
        chain.produce();
        return (await told()).filter((each) => each === 'carriedOut' || each === 'ended');
      }, soon)
      .toEqual(['carriedOut', 'ended']);
    // The payer's balance for the other engine's turn.
    const back = { amount: 100_000_000, asset_id: '1.3.0' };
    chain.push('bob-holder2', [
      0,
      { from: chain.idOf('bob-holder2'), to: chain.idOf(SHARED), amount: back, extensions: [] },
    ]);
  });

  it('leave nothing behind if no signer is watched', async () => {
    await watch(1, 'grace-whale8');
    // It ends before the other engine's turn.
    propose('bob-holder2', SHARED, 45);
    chain.settle();
    await watched.isCaughtUp();
    const marks = () => watched.storage.db.selectFrom('proposal_marks').selectAll().execute();
    await expect.poll(marks, soon).toEqual([]);
    expect(await toldProposals(watched.storage.db)).toEqual([]);
  });
});
