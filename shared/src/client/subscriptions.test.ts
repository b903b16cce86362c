import { describe, expect, it } from 'vitest';
import notices from '../../../tests/vectors/notices.json' with { type: 'json' };
import { A, B, setup } from './pool.fixture.ts';

async function watching(nameOrId: string) {
  const all = setup();
  await all.clock.advance(1_000);
  let changes = 0;
  const end = all.client.subscribeAccount(nameOrId, () => {
    changes += 1;
  });
  await all.clock.advance(1_000);
  const told = async () => {
    await all.clock.advance(200);
    const count = changes;
    changes = 0;
    return count;
  };
  await told();
  return { ...all, a: all.net.node(A), told, end };
}

describe('watching an account', () => {
  it('is told of a new balance, and not of another account’s', async () => {
    const { a, told } = await watching('1.2.18');
    a.notify([{ id: '2.5.2', owner: '1.2.18', asset_type: '1.3.0', balance: '19994972387647' }]);
    expect(await told()).toBe(1);
    a.notify([{ id: '2.5.3', owner: '1.2.19', asset_type: '1.3.0', balance: '1' }]);
    expect(await told()).toBe(0);
  });

  it('learns the id of a name from the node', async () => {
    const { a, told } = await watching('alice-trader7');
    a.notify([{ id: '1.13.2', owner: '1.2.18', balance: { amount: 0, asset_id: '1.3.2' } }]);
    expect(await told()).toBe(1);
  });

  it('is told once of the three notices of a block, as a real node sent them', async () => {
    const { a, told } = await watching('1.2.18');
    for (const [callback, args] of notices) if (callback === 7001) a.notify((args as unknown[][])[0] ?? []);
    expect(await told()).toBe(1);
  });

  it('takes a removed order for its own, since a bare id does not say whose it was', async () => {
    const { a, told } = await watching('1.2.18');
    a.notify(['1.7.5']);
    expect(await told()).toBe(1);
    a.notify(['2.7.109', '1.11.7']);
    expect(await told()).toBe(0);
  });

  it('is told after a change of node, and no more when it has ended', async () => {
    const { clock, a, net, told, end } = await watching('1.2.18');
    a.isUp = false;
    a.drop();
    await clock.advance(2_000);
    expect(await told()).toBe(1);
    net.node(B).notify([{ id: '2.5.2', owner: '1.2.18' }]);
    expect(await told()).toBe(1);
    end();
    net.node(B).notify([{ id: '2.5.2', owner: '1.2.18' }]);
    expect(await told()).toBe(0);
  });
});

describe('watching objects', () => {
  it('passes on changes and removals of what was asked for, and nothing else', async () => {
    const { clock, net, client } = setup();
    await clock.advance(1_000);
    const seen: unknown[] = [];
    const end = client.subscribeObjects(['1.19.4', '1.7.8'], (id, object) => seen.push([id, object]));
    await clock.advance(500);
    const a = net.node(A);
    a.notify([{ id: '1.19.4', balance_a: 5 }, { id: '1.19.5' }, 42, null, { no: 'id' }]);
    a.notify(['1.7.8', '1.7.9']);
    expect(seen).toEqual([
      ['1.19.4', { id: '1.19.4', balance_a: 5 }],
      ['1.7.8', null],
    ]);
    end();
    a.notify(['1.7.8']);
    expect(seen).toHaveLength(2);
  });
});

describe('watching blocks', () => {
  it('tells every block once, with its time', async () => {
    const { clock, net, client } = setup();
    await clock.advance(1_000);
    const heads: number[] = [];
    client.onBlock(({ number }) => heads.push(number));
    await net.run(9_000);
    expect(heads).toEqual([1_001, 1_002, 1_003]);
  });

  it('asks for the head when a block is announced without its object', async () => {
    const { clock, net, client, status } = setup();
    await clock.advance(1_000);
    const heads: number[] = [];
    client.onBlock(({ number }) => heads.push(number));
    net.headNumber += 1;
    const id = `${(1_001).toString(16).padStart(8, '0')}${'a'.repeat(32)}`;
    net.node(A).say(JSON.stringify({ method: 'notice', params: [2, [id]] }));
    await clock.advance(500);
    expect(heads).toEqual([1_001]);
    expect(status().head?.number).toBe(1_001);
  });

  it('does not go back when an answer is overtaken by the notice of the next block', async () => {
    const { clock, net, client } = setup();
    await clock.advance(1_000);
    const heads: number[] = [];
    client.onBlock(({ number }) => heads.push(number));
    const old = net.node(A).headObject;
    await net.run(3_000);
    net.node(A).notify([old]);
    expect(heads).toEqual([1_001]);
  });
});
