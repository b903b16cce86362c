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
  it('reports a new balance, and not another account’s', async () => {
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

  it('reports the three notices of a block once, as a real node sent them', async () => {
    const { a, told } = await watching('1.2.18');
    for (const [callback, args] of notices) if (callback === 7001) a.notify((args as unknown[][])[0] ?? []);
    expect(await told()).toBe(1);
  });

  it('treats any removed order as its own, since a bare id does not name the owner', async () => {
    const { a, told } = await watching('1.2.18');
    a.notify(['1.7.5']);
    expect(await told()).toBe(1);
    a.notify(['2.7.109', '1.11.7']);
    expect(await told()).toBe(0);
  });

  it('reports after a change of node, and no more after its end', async () => {
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

describe('a node watches', () => {
  it('each newly watched object, once', async () => {
    const { clock, net, client } = setup();
    await clock.advance(1_000);
    const a = net.node(A);
    const before = a.calls('get_objects').length;
    const asked = async () => {
      await clock.advance(0);
      return a
        .calls('get_objects')
        .slice(before)
        .map(({ params }) => params);
    };
    client.subscribeObjects(['1.19.4'], () => undefined);
    client.subscribeObjects(['1.19.4'], () => undefined);
    const end = client.subscribeObjects(['1.19.4', '1.19.5'], () => undefined);
    expect(await asked()).toEqual([
      [['1.19.4'], true],
      [['1.19.5'], true],
    ]);
    end();
    client.subscribeObjects(['1.19.4'], () => undefined);
    client.subscribeObjects(['1.19.5'], () => undefined);
    expect((await asked()).slice(2)).toEqual([[['1.19.5'], true]]);
  });

  it('each newly watched account', async () => {
    const { clock, net, client } = setup();
    await clock.advance(1_000);
    const asked = async () => {
      await clock.advance(0);
      return net
        .node(A)
        .calls('get_full_accounts')
        .map(({ params }) => params);
    };
    const end = client.subscribeAccount('1.2.18', () => undefined);
    const endOther = client.subscribeAccount('1.2.18', () => undefined);
    expect(await asked()).toEqual([[['1.2.18'], true]]);
    end();
    client.subscribeAccount('1.2.18', () => undefined);
    expect(await asked()).toHaveLength(1);
    endOther();
  });

  it('at most fifty accounts per request, after a change of node', async () => {
    const { clock, net, client } = setup();
    for (let each = 0; each < 101; each += 1) client.subscribeAccount(`1.2.${100 + each}`, () => undefined);
    await clock.advance(1_000);
    const asked = net
      .node(A)
      .calls('get_full_accounts')
      .map(({ params }) => (params[0] as string[]).length);
    expect(asked).toEqual([50, 50, 1]);
  });
});

describe('watching objects', () => {
  it('reports changes and removals of the requested ones, and nothing else', async () => {
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
  it('reports every block once, with its time', async () => {
    const { clock, net, client } = setup();
    await clock.advance(1_000);
    const heads: number[] = [];
    client.onBlock(({ number }) => heads.push(number));
    await net.run(9_000);
    expect(heads).toEqual([1_001, 1_002, 1_003]);
  });

  it('requests the head when a block is announced without its object', async () => {
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

  it('waits three tenths of a second for that object', async () => {
    const { clock, net } = setup();
    await clock.advance(1_000);
    net.headNumber += 1;
    const a = net.node(A);
    const before = a.calls('get_dynamic_global_properties').length;
    const id = `${(1_001).toString(16).padStart(8, '0')}${'a'.repeat(32)}`;
    a.say(JSON.stringify({ method: 'notice', params: [2, [id]] }));
    await clock.advance(299);
    expect(a.calls('get_dynamic_global_properties')).toHaveLength(before);
    await clock.advance(1);
    expect(a.calls('get_dynamic_global_properties')).toHaveLength(before + 1);
  });

  it('requests no known head, and none during a rest', async () => {
    const { clock, net, client } = setup();
    await clock.advance(1_000);
    const a = net.node(A);
    const before = a.calls('get_dynamic_global_properties').length;
    const announce = (number: number) =>
      a.say(
        JSON.stringify({
          method: 'notice',
          params: [2, [`${number.toString(16).padStart(8, '0')}${'a'.repeat(32)}`]],
        }),
      );
    announce(1_000);
    await clock.advance(400);
    client.rest();
    announce(1_001);
    await clock.advance(400);
    expect(a.calls('get_dynamic_global_properties')).toHaveLength(before);
  });

  it('accepts three blocks back as an overtaken answer, and four as a lagging node', async () => {
    const { clock, net, client, status } = setup({ count: 1 });
    await clock.advance(1_000);
    await net.run(15_000);
    const heads: number[] = [];
    client.onBlock(({ number }) => heads.push(number));
    const a = net.node(A);
    for (const blocksBehind of [1, 3, 4]) {
      a.blocksBehind = blocksBehind;
      a.notify([a.headObject]);
    }
    expect(heads).toEqual([1_001]);
    expect(status().head?.number).toBe(1_001);
  });

  it('reports a block that replaces another of its number', async () => {
    const { clock, net, client } = setup({ count: 1 });
    await clock.advance(1_000);
    const ids: string[] = [];
    client.onBlock(({ id }) => ids.push(id));
    const a = net.node(A);
    const other = `${a.headObject.head_block_id.slice(0, 8)}${'b'.repeat(32)}`;
    a.notify([{ ...a.headObject, head_block_id: other }]);
    expect(ids).toEqual([other]);
  });

  it("does not go back when the next block's notice overtakes an answer", async () => {
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
