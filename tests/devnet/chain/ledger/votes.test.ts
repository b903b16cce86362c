import { describe, expect, it } from 'vitest';
import type { Ledger } from './ledger.ts';
import { performMaintenance } from './maintenance.ts';
import { OWNER, pushPaid, refusalOf, startSmallChain, TRADER } from './smallChain.ts';
import { decayedStake } from './voteTally.ts';
import { createWorker } from './workers.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const time = (days: number, seconds = 0) =>
  new Date(START + days * DAY + seconds * 1000).toISOString().slice(0, 19);

const start = () => startSmallChain({ committeeCount: 2 });
const optionsOf = (ledger: Ledger, id: string) => ledger.state.account(id).options;

/** The votes of an account with the given changes. */
function vote(ledger: Ledger, account: string, change: object): void {
  const new_options = { ...optionsOf(ledger, account), ...change };
  pushPaid(ledger, 6, { account, new_options, extensions: {} });
}
/** The core that counts: the balance, and the cashback of the fees. */
const weightOf = ({ state }: Ledger, id: string) =>
  state.vestingBalancesOf(id).reduce((sum, { balance }) => sum + balance.amount, state.balance(id, '1.3.0'));
const refusal = (ledger: Ledger, change: object) => refusalOf(() => vote(ledger, TRADER, change)).message;

describe('votes', () => {
  it('are refused for unknown candidates, and with wrong counts', async () => {
    const ledger = await start();
    expect(refusal(ledger, { votes: ['1:13'] })).toContain('Can not vote for 1:13 which does not exist.');
    expect(refusal(ledger, { votes: ['1:11'] })).toContain('Can not vote for 1:11 which does not exist.');
    expect(refusal(ledger, { votes: ['1:1'], num_witness: 2 })).toContain('May not specify fewer witnesses');
    expect(refusal(ledger, { votes: ['0:11'], num_committee: 2 })).toContain('fewer committee members');
    expect(refusal(ledger, { voting_account: '1.2.999' })).toContain('Invalid proxy account specified.');
  });

  it('for workers count like those for witnesses, and none exist against them', async () => {
    const ledger = await start();
    const { state } = ledger;
    const terms = {
      work_begin_date: time(0),
      work_end_date: time(9),
      daily_pay: 5n,
      pays: 'refund' as const,
      name: 'w',
      url: '',
    };
    const worker = createWorker(state, { worker_account: TRADER, ...terms });
    expect([worker.vote_for, worker.vote_against]).toEqual(['2:13', '2:14']);
    expect(refusal(ledger, { votes: [worker.vote_against] })).toContain('which does not exist');
    vote(ledger, TRADER, { votes: [worker.vote_for] });
    performMaintenance(state);
    expect(state.get('1.14', worker.id).total_votes_for).toBe(weightOf(ledger, TRADER));
  });

  it("are counted at maintenance by the account's core, including cashback, and committee votes by their number", async () => {
    const ledger = await start();
    vote(ledger, TRADER, { votes: ['0:12', '1:3', '0:11'], num_witness: 1, num_committee: 2 });
    expect(optionsOf(ledger, TRADER).votes).toEqual(['1:3', '0:11', '0:12']);
    const { state } = ledger;
    expect(state.statistics(TRADER)).toMatchObject({ is_voting: true, last_vote_time: state.dynamic.time });
    performMaintenance(state);
    const held = weightOf(ledger, TRADER);
    expect(state.get('1.6', '1.6.4').total_votes).toBe(held);
    expect([...state.all('1.5')].map(({ total_votes }) => total_votes)).toEqual([held / 2n, held / 2n]);
    expect(state.statistics(TRADER)).toMatchObject({
      vp_all: held,
      vp_witness: held,
      vp_committee: held / 2n,
    });
  });

  it('are those of the chosen proxy', async () => {
    const ledger = await start();
    vote(ledger, OWNER, { votes: ['1:5'], num_witness: 1 });
    vote(ledger, TRADER, { voting_account: OWNER, votes: ['1:3'], num_witness: 1 });
    const { state } = ledger;
    performMaintenance(state);
    const both = weightOf(ledger, OWNER) + weightOf(ledger, TRADER);
    expect([state.get('1.6', '1.6.6').total_votes, state.get('1.6', '1.6.4').total_votes]).toEqual([
      both,
      0n,
    ]);
  });

  it('keep the time of the last change when the same ones are set again', async () => {
    const ledger = await start();
    vote(ledger, TRADER, { votes: ['1:5'], num_witness: 1 });
    const before = ledger.state.statistics(TRADER).last_vote_time;
    ledger.state.store.modify('2.1', '2.1.0', { time: time(30) });
    vote(ledger, TRADER, { votes: ['1:5'], num_witness: 0 });
    expect(ledger.state.statistics(TRADER).last_vote_time).toBe(before);
  });

  it('lose an eighth after 360 days, and one more each 45 days', () => {
    const left = (days: number, seconds = 0) => decayedStake(800n, time(0), time(days, seconds));
    expect([left(0), left(359), left(360, -1), left(360), left(404), left(405), left(629)]).toEqual([
      800n,
      800n,
      800n,
      700n,
      700n,
      600n,
      200n,
    ]);
    expect([left(630), left(674), left(675)]).toEqual([100n, 100n, 0n]);
  });
});
