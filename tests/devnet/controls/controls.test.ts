import { afterEach, describe, expect, it } from 'vitest';
import { type Devnet, type DevnetOptions, startDevnet } from '../startDevnet.ts';

const running: Devnet[] = [];

async function setup(options: DevnetOptions = {}): Promise<{
  devnet: Devnet;
  call: (method: string, path: string, body?: object) => Promise<unknown>;
}> {
  const devnet = await startDevnet({ blockMs: 0, liveDays: 1, ...options });
  running.push(devnet);
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${devnet.controlsUrl}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return await response.json();
  };
  return { devnet, call };
}

afterEach(async () => {
  for (const devnet of running.splice(0)) await devnet.close();
});

describe('the controls', () => {
  it('make blocks and move time, from which later blocks continue', async () => {
    const { devnet, call } = await setup();
    const before = devnet.ledger.head();
    await call('POST', '/blocks', { count: 3 });
    expect(devnet.ledger.head().number).toBe(before.number + 3);
    await call('POST', '/time', { seconds: 86_400 });
    await call('POST', '/blocks');
    const moved = Date.parse(`${devnet.ledger.head().time}Z`) - Date.parse(`${before.time}Z`);
    expect(moved).toBeGreaterThanOrEqual(86_400_000);
    expect(devnet.ledger.head().number).toBe(before.number + 5);
  });

  it('set the faults of one node and heal it again', async () => {
    const { devnet, call } = await setup();
    await call('POST', '/nodes/1/faults', { lagSeconds: 60 });
    expect(devnet.nodes.map((node) => node.faults.settings.lagSeconds)).toEqual([0, 60, 0]);
    await call('POST', '/nodes/1/heal');
    expect(devnet.nodes[1]?.faults.settings.lagSeconds).toBe(0);
    expect(await call('POST', '/nodes/7/heal')).toEqual({
      error: { message: 'there is no node 7, only 0 to 2' },
    });
    expect(await call('POST', '/nodes/0/faults', { isOnFire: true })).toEqual({
      error: { message: 'no such fault: isOnFire' },
    });
  });

  it('let one node of many lie, and heal it again', async () => {
    const { devnet, call } = await setup({ nodes: 5 });
    expect(new Set(devnet.nodes.map(({ port }) => port)).size).toBe(5);
    await call('POST', '/nodes/3/lies', { fees: 10 });
    await call('POST', '/nodes/3/lies', { head: { kind: 'ahead', seconds: 20 } });
    expect(devnet.nodes.map(({ faults }) => faults.settings.lies.fees)).toEqual([null, null, null, 10, null]);
    expect(await call('POST', '/nodes/3/lies', { weather: 'fine' })).toEqual({
      error: { message: 'no such lie: weather' },
    });
    expect(await call('POST', '/nodes/3/lies', { names: { 'alice-trader7': 'nobody-at-all1' } })).toEqual({
      error: { message: expect.stringContaining('no such account') },
    });
    expect(await call('POST', '/nodes/3/lies', { fees: 'ten' })).toEqual({
      error: { message: 'how many times must be a number above 0' },
    });
    expect(await call('POST', '/nodes/3/lies', { head: { kind: 'sideways', seconds: 3 } })).toEqual({
      error: { message: expect.stringContaining("'ahead'") },
    });
    expect(devnet.nodes[3]?.faults.settings.lies).toMatchObject({ fees: 10, head: { kind: 'ahead' } });
    await call('POST', '/nodes/3/heal');
    expect(devnet.nodes[3]?.faults.settings.lies).toEqual(devnet.nodes[0]?.faults.settings.lies);
  });

  it('offer every lie with an example that a node accepts', async () => {
    const { call } = await setup();
    const lies = (await call('GET', '/lies')) as { name: string; off: unknown; example: unknown }[];
    expect(lies.map(({ name }) => name)).toContain('witnesses');
    for (const { name, off, example } of lies) {
      expect(await call('POST', '/nodes/0/lies', { [name]: example })).toMatchObject({ [name]: example });
      expect(await call('POST', '/nodes/0/lies', { [name]: off })).toMatchObject({ [name]: off });
    }
  });

  it('put services into maintenance and the messenger into trouble', async () => {
    const { devnet, call } = await setup();
    await call('POST', '/services/prices', { mode: 'maintenance' });
    expect(devnet.services.conditions.of('prices').mode).toBe('maintenance');
    expect(await call('POST', '/services/bank', { mode: 'ok' })).toMatchObject({
      error: { message: expect.stringContaining('no such service: bank') },
    });
    await call('POST', '/messenger/faults', { faults: [{ kind: 'flood', times: 1 }] });
    expect(devnet.messenger.faults.list()).toEqual([{ kind: 'flood', times: 1 }]);
  });

  it('list accounts with ids and passwords, and themselves', async () => {
    const { call } = await setup();
    const accounts = (await call('GET', '/accounts')) as { name: string; id: string }[];
    expect(accounts.find(({ name }) => name === 'alice-trader7')).toMatchObject({
      password: 'alice-wonder-trade-2047',
      id: expect.stringMatching(/^1\.2\.\d+$/),
    });
    const verbs = (await call('GET', '/verbs')) as { path: string }[];
    expect(verbs.map(({ path }) => path)).toContain('/nodes/:index/faults');
  });
});
