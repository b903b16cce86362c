import { toldTimed } from '@xbts/bot/src/storage/repositories/timedTransfers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../bothEngines.ts';
import { type SteppedChain, soon, startSteppedChain, watchedAccounts } from './watchedAccounts.ts';

let chain: SteppedChain;

beforeAll(async () => {
  chain = await startSteppedChain();
});
afterAll(() => chain?.close());

/** Bob locks 3 BTS for Dave, by the SHA-256 of “abc”; returns the number of the transfer. */
function lock(seconds: number): string {
  chain.push('bob-holder2', [
    49,
    {
      from: chain.idOf('bob-holder2'),
      to: chain.idOf('dave-newbie4'),
      amount: { amount: 300_000, asset_id: '1.3.0' },
      preimage_hash: [2, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      preimage_size: 3,
      claim_period_seconds: seconds,
      extensions: {},
    },
  ]);
  return [...chain.ledger.state.all('1.16')].at(-1)?.id ?? '';
}

onBothEngines('timed transfers of watched accounts', (databases) => {
  const watched = watchedAccounts(() => chain, databases, 'timedTransfer');
  const { watch, follow, stop } = watched;
  /** The contents of each notice of timed transfers, the oldest first. */
  const toldTo = async (uid: number) =>
    (await watched.toldTo(uid)).map((facts) => String((facts as { event: string }[])[0]?.event));
  const told = () => toldTimed(watched.storage.db);

  it('are reported while pending, and when paid out, once, through any restarts', async () => {
    await watch(1, 'dave-newbie4');
    await watch(2, 'bob-holder2');
    const id = lock(86_400);
    chain.settle();
    await expect.poll(() => toldTo(1), soon).toEqual(['waits']);
    expect(await toldTo(2)).toEqual([]);
    await stop();
    follow();
    chain.push('dave-newbie4', [
      50,
      { htlc_id: id, redeemer: chain.idOf('dave-newbie4'), preimage: '616263', extensions: [] },
    ]);
    chain.settle();
    await expect
      .poll(async () => {
        chain.produce();
        return toldTo(1);
      }, soon)
      .toEqual(['waits', 'taken']);
    expect(await toldTo(2)).toEqual(['taken']);
    expect(await told()).toEqual([]);
  });

  it('are reported when they expired and the amount was returned', async () => {
    await watch(1, 'bob-holder2');
    await watch(2, 'carol-pools3');
    lock(90);
    chain.settle();
    await expect.poll(async () => (await told()).length, soon).toBe(1);
    chain.produce(30);
    await expect
      .poll(async () => {
        chain.produce();
        return toldTo(1);
      }, soon)
      .toEqual(['returned']);
    expect(await toldTo(2)).toEqual([]);
  });
});
