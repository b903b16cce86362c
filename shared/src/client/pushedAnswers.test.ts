import { describe, expect, it } from 'vitest';
import { A, setup } from './pool.fixture.ts';

const name = 'alice-trader7';
const subscribed = (node: { calls(method: string): { params: readonly unknown[] }[] }) =>
  node.calls('get_full_accounts').map(({ params }) => params);

/** A client in use that has just begun to watch an account. */
async function watching() {
  const all = setup();
  await all.clock.advance(1_000);
  const end = all.client.subscribeAccount(name, () => undefined);
  const read = async () => {
    const answer = all.client.call('database', 'get_full_accounts', [[name], false]);
    await all.clock.advance(200);
    return answer;
  };
  return { ...all, a: all.net.node(A), end, read };
}

describe('the answer to a subscription', () => {
  it('serves a read in the same moment, or a moment later, without a request', async () => {
    const { a, client, clock, read } = await watching();
    const account = [name, { account: { id: '1.2.18' } }];
    expect(await read()).toEqual([account]);
    expect(subscribed(a)).toEqual([[[name], true]]);
    client.subscribeObjects(['1.19.4'], () => undefined);
    await clock.advance(1_000);
    const object = client.call('database', 'get_objects', [['1.19.4'], false]);
    await clock.advance(200);
    expect(await object).toEqual([{ id: '1.19.4' }]);
    expect(a.calls('get_objects').filter(({ params }) => String(params[0]) === '1.19.4')).toHaveLength(1);
  });

  it('is used once: a second read makes a request', async () => {
    const { a, read } = await watching();
    await read();
    await read();
    expect(subscribed(a)).toEqual([
      [[name], true],
      [[name], false],
    ]);
  });

  it('is void after a reported change', async () => {
    const { a, clock, read } = await watching();
    await clock.advance(200);
    a.notify([{ id: '2.5.2', owner: '1.2.18', balance: '1' }]);
    await read();
    expect(subscribed(a)).toHaveLength(2);
  });

  it('stays valid when another account or object changes', async () => {
    const { a, clock, read } = await watching();
    await clock.advance(200);
    a.notify([{ id: '2.5.3', owner: '1.2.19', balance: '1' }]);
    await read();
    expect(subscribed(a)).toHaveLength(1);
  });

  it('expires after a quarter of a minute', async () => {
    const { a, net, read } = await watching();
    await net.run(18_000);
    await read();
    expect(subscribed(a)).toHaveLength(2);
  });

  it('releases a caller that stops waiting', async () => {
    const { client } = await watching();
    const over = new AbortController();
    const asked = client.call('database', 'get_full_accounts', [[name], false], { signal: over.signal });
    over.abort();
    await expect(asked).rejects.toMatchObject({ code: 'request.cancelled' });
  });

  it('is requested from the next node when the connection ends before it arrives', async () => {
    const { a, client, clock } = await watching();
    a.answers.get_objects = () => 'never';
    client.subscribeObjects(['1.19.5'], () => undefined);
    const asked = client.call('database', 'get_objects', [['1.19.5'], false]);
    await clock.advance(100);
    a.isUp = false;
    a.drop();
    await clock.advance(3_000);
    expect(await asked).toEqual([{ id: '1.19.5' }]);
    expect(a.calls('get_objects').at(-1)?.params).toEqual([['1.19.5'], true]);
  });

  it('serves the chain’s parameters to their own method', async () => {
    const { a, client, clock } = connected();
    await clock.advance(1_000);
    const asked = client.call('database', 'get_global_properties', []);
    await clock.advance(200);
    expect(await asked).toMatchObject({ id: '2.0.0' });
    expect(a.calls('get_global_properties')).toEqual([]);
  });

  it('serves them again after a change', async () => {
    const { a, client, clock } = connected();
    await clock.advance(1_000);
    a.notify([{ id: '2.0.0', parameters: { block_interval: 5 } }]);
    const asked = client.call('database', 'get_global_properties', []);
    await clock.advance(200);
    await asked;
    expect(a.calls('get_global_properties')).toHaveLength(1);
  });
});

describe('a new connection', () => {
  it('starts watching all subscriptions made before it opened with one request', async () => {
    const { clock, net, client } = setup();
    // The socket opens, chain and head arrive, and notices are requested.
    await clock.advance(75);
    client.subscribeAccount(name, () => undefined);
    client.subscribeObjects(['1.19.4'], () => undefined);
    await clock.advance(1_000);
    const a = net.node(A);
    expect(a.calls('set_subscribe_callback')).toHaveLength(1);
    expect(subscribed(a)).toEqual([[[name], true]]);
    expect(a.calls('get_objects').map(({ params }) => params)).toEqual([
      [['2.1.0', '2.0.0', '1.19.4'], true],
    ]);
  });
});

function connected() {
  const all = setup();
  return { ...all, a: all.net.node(A) };
}
