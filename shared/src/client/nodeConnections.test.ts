import { describe, expect, it } from 'vitest';
import { FakeClock } from './fakeClock.fixture.ts';
import { FAKE_CHAIN_ID, FakeNodes } from './fakeNodes.fixture.ts';
import { NodeBook } from './nodeBook.ts';
import { NodeConnections } from './nodeConnections.ts';

const IN_USE = 'wss://a.io';
const urls = [IN_USE, 'wss://1.one.io', 'wss://2.one.io', 'wss://b.io', 'wss://c.io'];

function setup() {
  const clock = new FakeClock();
  const net = new FakeNodes(clock, urls);
  const book = new NodeBook(clock, () => 0.5);
  book.setUrls(urls);
  const connections = new NodeConnections({
    clock,
    openSocket: net.openSocket,
    book,
    chainId: FAKE_CHAIN_ID,
    onLost: () => undefined,
    onSlow: () => undefined,
    maxAnswer: undefined,
    onChange: () => undefined,
  });
  const visit = async (url: string) => {
    const asked = connections.try(url);
    await clock.advance(10_000);
    return (await asked) ?? expect.fail(`${url} did not answer`);
  };
  const keep = async (url: string) => {
    const { connection } = await visit(url);
    connections.keep(connection, IN_USE);
    return connection;
  };
  return {
    clock,
    net,
    book,
    connections,
    visit,
    keep,
    kept: () => connections.standbys.map(({ url }) => url),
  };
}

describe('the warm nodes', () => {
  it('are two besides the one in use if four operators are listed, of different operators if possible', async () => {
    const { net, keep, kept } = setup();
    await keep('wss://1.one.io');
    await keep('wss://2.one.io');
    expect(kept()).toEqual(['wss://1.one.io', 'wss://2.one.io']);
    await keep('wss://b.io');
    expect(kept()).toEqual(['wss://b.io', 'wss://1.one.io']);
    expect(net.node('wss://2.one.io').connections).toBe(0);
    await keep('wss://c.io');
    expect(kept()).toEqual(['wss://b.io', 'wss://1.one.io']);
    expect(net.node('wss://c.io').connections).toBe(0);
  });

  it("prefer those that can confirm the one in use over its own operator's", async () => {
    const { clock, net, book, connections, visit } = setup();
    const { connection: own } = await visit('wss://1.one.io');
    connections.keep(own, 'wss://2.one.io');
    for (const url of ['wss://b.io', 'wss://c.io']) {
      const { connection } = await visit(url);
      connections.keep(connection, 'wss://2.one.io');
    }
    await clock.advance(10);
    expect(connections.standbys.map(({ url }) => url)).toEqual(['wss://b.io', 'wss://c.io']);
    expect([net.node('wss://1.one.io').connections, book.isAnyConnecting()]).toEqual([0, false]);
  });

  it('exclude the one in use, a closed one, and one found unfit in between', async () => {
    const { book, connections, visit, keep, kept, net } = setup();
    await keep(IN_USE);
    expect([kept(), net.node(IN_USE).connections]).toEqual([[], 0]);
    const closed = await visit('wss://b.io');
    closed.connection.close();
    connections.keep(closed.connection, IN_USE);
    const liar = await visit('wss://c.io');
    book.refused('wss://c.io', 'contradicted', 'lies');
    connections.keep(liar.connection, IN_USE);
    expect([kept(), net.node('wss://c.io').connections]).toEqual([[], 0]);
  });

  it('are polled over their existing line, and each is stored once', async () => {
    const { net, visit, connections, keep, kept } = setup();
    const connection = await keep('wss://b.io');
    const again = await visit('wss://b.io');
    expect([again.connection === connection, again.latencyMs, net.node('wss://b.io').opens]).toEqual([
      true,
      50,
      1,
    ]);
    expect(again.chainId).toBe(FAKE_CHAIN_ID);
    connections.keep(connection, IN_USE);
    expect(kept()).toEqual(['wss://b.io']);
  });

  it('may become the node in use: then they are no longer warm, and stay open', async () => {
    const { connections, keep, kept } = setup();
    const connection = await keep('wss://b.io');
    const other = await keep('wss://c.io');
    connections.unkeep(connection);
    connections.unkeep(connection);
    expect([kept(), connection.isOpen]).toEqual([['wss://c.io'], true]);
    connections.release(other);
    expect([kept(), other.isOpen]).toEqual([[], true]);
  });

  it('all close with the pool, and no more are added after it', async () => {
    const { net, connections, visit, keep, kept } = setup();
    await keep('wss://b.io');
    const { connection } = await visit('wss://c.io');
    connections.close();
    connections.keep(connection, IN_USE);
    expect(kept()).toEqual([]);
    expect(urls.map((url) => net.node(url).connections)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a visit', () => {
  it("is refused by a pool that has closed in between, without blame for the node's chain", async () => {
    const { clock, net, connections, book } = setup();
    const asked = connections.try('wss://b.io');
    connections.close();
    await clock.advance(10_000);
    expect(await asked).toBeNull();
    net.node('wss://c.io').useOtherChain();
    expect(book.entries()[3]).toMatchObject({ state: 'failed' });
  });

  it('finds a node of another chain unfit', async () => {
    const { clock, net, connections, book } = setup();
    net.node('wss://c.io').useOtherChain();
    const asked = connections.try('wss://c.io');
    await clock.advance(10_000);
    expect([await asked, book.entries()[4]]).toMatchObject([
      null,
      { state: 'refused', fault: 'wrong_chain' },
    ]);
  });

  it('gives a node six seconds to open and to answer', async () => {
    const { clock, net, connections, book } = setup();
    net.node('wss://b.io').openMs = 60_000;
    const asked = connections.try('wss://b.io');
    await clock.advance(5_999);
    expect(book.isAnyConnecting()).toBe(true);
    await clock.advance(1);
    expect([await asked, book.isAnyConnecting()]).toEqual([null, false]);
  });
});
