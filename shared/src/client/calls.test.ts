import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { A, B, setup } from './pool.fixture.ts';

async function connected(options: Parameters<typeof setup>[0] = {}) {
  const all = setup(options);
  await all.clock.advance(1_000);
  return { ...all, a: all.net.node(A), b: all.net.node(options.urls?.[1] ?? options.urls?.[0] ?? B) };
}

describe('calls', () => {
  it('request the id of an api once per connection', async () => {
    const { clock, net, client, a, b } = await connected();
    await Promise.all([
      client.call('history', 'get_account_history', []),
      client.call('history', 'get_account_history', []),
      clock.advance(500),
    ]);
    expect(a.seen.filter(({ api, method }) => api === 'login' && method === 'history')).toHaveLength(1);
    expect(a.calls('get_account_history').map(({ api }) => api)).toEqual(['history', 'history']);
    a.isUp = false;
    net.node(A).drop();
    await clock.advance(2_000);
    await Promise.all([client.call('asset', 'get_asset_holders', []), clock.advance(500)]);
    expect(b.calls('get_asset_holders').map(({ api }) => api)).toEqual(['asset']);
  });

  it('give each caller its own answer when they arrive out of order', async () => {
    const { clock, client, a } = await connected();
    a.answers.slow = () => ({ result: 'slow' });
    a.answers.fast = () => ({ result: 'fast' });
    a.latencyMs = 500;
    const slow = client.call('database', 'slow', []);
    await clock.advance(10);
    a.latencyMs = 20;
    const fast = client.call('database', 'fast', []);
    await clock.advance(1_000);
    expect(await Promise.all([slow, fast])).toEqual(['slow', 'fast']);
  });

  it("map a node's error through the chain's table of errors", async () => {
    const { clock, client, a } = await connected();
    const message = 'Execution error: Assert Exception: now <= trx.expiration: ';
    a.answers.validate_transaction = () => ({ error: { code: 10, message } });
    const call = client.call('database', 'validate_transaction', []);
    const outcome = expect(call).rejects.toMatchObject({ code: 'chain.expired' });
    await clock.advance(500);
    await outcome;
  });

  it('report which api a node denies', async () => {
    const { clock, client, a } = await connected();
    a.answers.asset = () => ({
      error: { code: 10, message: 'Execution error: Assert Exception: is_allowed: Access denied' },
    });
    const call = client.call('asset', 'get_asset_holders', ['BTS', 0, 100]);
    const outcome = expect(call).rejects.toMatchObject({
      code: 'node.api_denied',
      facts: { api: 'asset', url: A },
    });
    await clock.advance(500);
    await outcome;
  });

  it('parse the answer, and name the fault in it', async () => {
    const { clock, client, a } = await connected();
    a.answers.get_thing = () => ({ result: { size: '12' } });
    const schema = v.object({ size: v.number() });
    const call = client.call('database', 'get_thing', [], { schema });
    const outcome = expect(call).rejects.toMatchObject({
      code: 'node.bad_answer',
      facts: { method: 'get_thing', detail: expect.stringContaining('size') },
    });
    await clock.advance(500);
    await outcome;
  });

  it('time out at the deadline although the nodes keep sending', async () => {
    const { clock, net, client, status } = await connected();
    for (const url of ['wss://a', 'wss://b', 'wss://c', 'wss://d'])
      net.node(url).answers.get_thing = () => 'never';
    const call = client.call('database', 'get_thing', [], { deadlineMs: 7_000 });
    const outcome = expect(call).rejects.toMatchObject({ code: 'node.timeout' });
    await net.run(6_999);
    await clock.advance(1);
    await outcome;
    expect(status().url).toBe(A);
  });

  it('move on from a node that answers for its head but delays a read, when another answers it', async () => {
    const { net, client, a, status } = await connected();
    await net.run(6_000);
    a.answers.get_thing = () => 'never';
    const thing = client.call('database', 'get_thing', []);
    await net.run(9_000);
    expect(await thing).toBe(null);
    expect(status().url).not.toBe(A);
  });

  it('move on from a node with an unreadable answer, when that of another can be read', async () => {
    const { net, client, a, b, status } = await connected();
    await net.run(6_000);
    for (const node of [a, net.node('wss://c')]) node.answers.get_thing = () => ({ result: 'nonsense' });
    for (const node of [b, net.node('wss://d')]) node.answers.get_thing = () => ({ result: { size: 12 } });
    const thing = client.call('database', 'get_thing', [], { schema: v.object({ size: v.number() }) });
    await net.run(3_000);
    expect(await thing).toEqual({ size: 12 });
    expect(status().url).not.toBe(A);
  });

  it('report a refusal by the chain from either of two nodes', async () => {
    const { net, client, a, b } = await connected();
    await net.run(6_000);
    for (const url of ['wss://c', 'wss://d']) net.node(url).answers.get_thing = () => 'never';
    a.answers.get_thing = () => 'never';
    const message = 'Execution error: Assert Exception: now <= trx.expiration: ';
    b.answers.get_thing = () => ({ error: { code: 10, message } });
    const outcome = expect(client.call('database', 'get_thing', [])).rejects.toMatchObject({
      code: 'chain.expired',
    });
    await net.run(9_000);
    await outcome;
  });

  it('stay with the only node, however slow it is', async () => {
    const { net, client, status } = await connected({ urls: [A] });
    net.node(A).answers.get_thing = () => 'never';
    for (let asked = 0; asked < 5; asked += 1) {
      client.call('database', 'get_thing', [], { deadlineMs: 5_000 }).catch(() => undefined);
      await net.run(6_000);
      expect(status()).toMatchObject({ state: 'connected', url: A });
    }
  });

  it('are cancelled by their signal', async () => {
    const { clock, client, a } = await connected();
    a.answers.get_thing = () => 'never';
    const controller = new AbortController();
    const call = client.call('database', 'get_thing', [], { signal: controller.signal });
    const outcome = expect(call).rejects.toMatchObject({ code: 'request.cancelled' });
    await clock.advance(100);
    controller.abort();
    await outcome;
  });

  it('are also cancelled by their signal after moving on to other nodes', async () => {
    const { net, client } = await connected();
    await net.run(6_000);
    for (const url of ['wss://a', 'wss://b', 'wss://c', 'wss://d'])
      net.node(url).answers.get_thing = () => 'never';
    const controller = new AbortController();
    const call = client.call('database', 'get_thing', [], { signal: controller.signal });
    const outcome = expect(call).rejects.toMatchObject({ code: 'request.cancelled' });
    await net.run(6_100);
    expect(net.node('wss://b').calls('get_thing')).toHaveLength(1);
    controller.abort();
    await outcome;
  });
});

describe('broadcasts', () => {
  const broadcast = { isBroadcast: true, deadlineMs: 10_000 };

  it('are parsed by their schema, and returned unchanged without one', async () => {
    const { clock, client, a } = await connected();
    a.answers.broadcast_transaction = () => ({ result: { block_num: 5, more: true } });
    const send = (schema?: v.GenericSchema<unknown, { block_num: number }>) =>
      client.call('network_broadcast', 'broadcast_transaction', [{}], { ...broadcast, schema });
    const sent = Promise.all([send(v.object({ block_num: v.number() })), send()]);
    await clock.advance(1_000);
    expect(await sent).toEqual([{ block_num: 5 }, { block_num: 5, more: true }]);
  });

  it('are not repeated: an answer lost in a drop is reported as lost', async () => {
    const { clock, client, a, b } = await connected();
    a.answers.broadcast_transaction = () => 'never';
    const call = client.call('network_broadcast', 'broadcast_transaction', [{}], broadcast);
    const outcome = expect(call).rejects.toMatchObject({
      code: 'broadcast.answer_lost',
      facts: { reason: 'node.connection_lost' },
    });
    await clock.advance(500);
    a.isUp = false;
    a.drop();
    await outcome;
    await clock.advance(10_000);
    expect(a.calls('broadcast_transaction')).toHaveLength(1);
    expect(b.calls('broadcast_transaction')).toHaveLength(0);
  });

  it('may still be answered by the previous node', async () => {
    const { clock, client, a, status } = await connected();
    a.answers.broadcast_transaction = () => ({ result: 'late' });
    const call = client.call('network_broadcast', 'broadcast_transaction', [{}], broadcast);
    await clock.advance(60);
    a.latencyMs = 2_000;
    const moved = client.prefer(B);
    await clock.advance(3_000);
    expect(await moved).toBe(true);
    expect(status().url).toBe(B);
    expect(await call).toBe('late');
  });

  it('fail with node.unreachable if they never left', async () => {
    const { clock, client, a, b, net } = await connected();
    for (const url of ['wss://a', 'wss://b', 'wss://c', 'wss://d']) net.node(url).isUp = false;
    a.drop();
    b.drop();
    const call = client.call('network_broadcast', 'broadcast_transaction', [{}], broadcast);
    const outcome = expect(call).rejects.toMatchObject({ code: 'node.unreachable' });
    await clock.advance(10_000);
    await outcome;
    expect(a.calls('broadcast_transaction')).toHaveLength(0);
  });

  it('wait for the next node if the first disconnects before they are sent', async () => {
    const { clock, client, a, b } = await connected();
    a.answers.network_broadcast = () => 'never';
    const call = client.call('network_broadcast', 'broadcast_transaction', [{}], broadcast);
    await clock.advance(100);
    a.isUp = false;
    a.drop();
    await clock.advance(2_000);
    expect(await call).toBe(null);
    expect(a.calls('broadcast_transaction')).toHaveLength(0);
    expect(b.calls('broadcast_transaction')).toHaveLength(1);
  });
});
