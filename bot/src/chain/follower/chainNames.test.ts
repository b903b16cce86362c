import { expect, it } from 'vitest';
import { fakeChain } from '../fakeChain.fixture.ts';
import { createChainNames } from './chainNames.ts';

it('names are read from accounts and assets regardless of other members, each once from two nodes', async () => {
  const { client, calls } = fakeChain({
    'database.get_accounts': () => [{ id: '1.2.18', name: 'bob-holder2', options: 'of a later chain' }],
    'database.get_assets': () => [{ id: '1.3.7', symbol: 'SPAM', precision: 3, options: null }],
  });
  const names = createChainNames(client);
  for (let times = 0; times < 2; times += 1) {
    expect(await names.accountNames(['1.2.18', '1.2.18'])).toEqual(new Map([['1.2.18', 'bob-holder2']]));
    expect((await names.assets(['1.3.7'])).get('1.3.7')).toMatchObject({ symbol: 'SPAM', precision: 3 });
  }
  expect(calls.map(({ params }) => params)).toEqual([
    [['1.2.18'], false],
    [['1.2.18'], false],
    [['1.3.7'], false],
    [['1.3.7'], false],
  ]);
});

it('a node that lacks the names of a block is behind, and asked again later', async () => {
  const { client } = fakeChain({ 'database.get_accounts': () => [null] });
  await expect(createChainNames(client).accountNames(['1.2.18'])).rejects.toMatchObject({
    code: 'node.bad_answer',
  });
});
