import { expect, it } from 'vitest';
import { A, setup } from './pool.fixture.ts';

const urls = ['wss://a', 'wss://b', 'wss://c', 'wss://d', 'wss://e'];

it('consecutive questions use the same lines: a block is reported, and everything is requested again', async () => {
  const { clock, net, client } = setup({ urls });
  // Connected, without standbys yet.
  await clock.advance(500);
  for (let question = 0; question < 20; question += 1) {
    const readers = client.readers();
    await clock.advance(200);
    expect((await readers).map(({ url }) => url)).toContain(A);
    expect(await readers).toHaveLength(3);
  }
  // The last two are visited too, now and then.
  const opens = urls.map((url) => net.node(url).opens);
  expect([opens.slice(0, 3), Math.max(...opens)]).toEqual([[1, 1, 1], 2]);
  // Connections beyond the standbys are kept only for a while.
  await net.run(60_000);
  expect(urls.reduce((sum, url) => sum + net.node(url).connections, 0)).toBe(3);
});

it('a question to more nodes than are warm closes no line that another question uses', async () => {
  const { clock, net, client } = setup({ urls });
  await clock.advance(500);
  const few = client.readers();
  await clock.advance(200);
  const all = client.readers(5);
  await clock.advance(200);
  expect(await all).toHaveLength(5);
  for (const reader of [...(await few), ...(await all)]) {
    const answer = reader.call('database', 'get_chain_id', []);
    await clock.advance(200);
    await expect(answer).resolves.toBeTypeOf('string');
  }
  await net.run(60_000);
  expect(urls.reduce((sum, url) => sum + net.node(url).connections, 0)).toBe(3);
});
