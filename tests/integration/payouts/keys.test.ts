import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../bothEngines.ts';
import { type SteppedChain, soon, startSteppedChain, watchedAccounts } from './watchedAccounts.ts';

let chain: SteppedChain;

beforeAll(async () => {
  chain = await startSteppedChain();
});
afterAll(() => chain?.close());

const KEY = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';

/** One for each engine: both follow the same chain. */
const owners: ('alice-trader7' | 'bob-holder2')[] = ['bob-holder2', 'alice-trader7'];

onBothEngines('changed keys of watched accounts', (databases) => {
  const watched = watchedAccounts(() => chain, databases, 'keysChanged');

  it('are told in the block that changes them, once, and to nobody else', async () => {
    const owner = owners.pop() ?? 'alice-trader7';
    await watched.watch(1, owner);
    await watched.watch(2, 'carol-pools3');
    chain.push(owner, [
      6,
      {
        account: chain.idOf(owner),
        active: { weight_threshold: 1, account_auths: [], key_auths: [[KEY, 1]], address_auths: [] },
        extensions: {},
      },
    ]);
    chain.settle();
    const told = async () =>
      (await watched.toldTo(1)).map((facts) => (facts as { account: string; isOwner: boolean }[])[0]);
    await expect.poll(told, soon).toMatchObject([{ account: owner, isOwner: false }]);
    await watched.stop();
    watched.follow();
    chain.settle();
    expect(await told()).toHaveLength(1);
    expect(await watched.toldTo(2)).toEqual([]);
  });
});
