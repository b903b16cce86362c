import { FakeClock } from '@xbts/shared/client/fakeClock.fixture.ts';
import type { OpenSocket, SocketEvents } from '@xbts/shared/client/socket.ts';
import { expect, it } from 'vitest';
import { startExplorerFeed } from './explorerFeed.ts';

/** An explorer websocket's message about a block. */
const blockMessage = (number: number) =>
  JSON.stringify({
    op: 'block:response',
    data: {
      witness: 'init1',
      block: {
        id: '2.1.0',
        head_block_number: number,
        head_block_id: number.toString(16).padStart(8, '0').padEnd(40, 'a'),
        time: '2026-11-26T22:54:39',
        next_maintenance_time: '2026-11-26T22:55:00',
        last_irreversible_block_num: number - 7,
      },
      records: [],
      txs: [],
      fees: '0.00000',
    },
    clients: 1,
  });

/** A feed over sockets that the test controls. */
function setup(urls = ['wss://one', 'wss://two', 'wss://three']) {
  const clock = new FakeClock();
  const opened: string[] = [];
  const closed: string[] = [];
  const sent: string[] = [];
  const told: number[] = [];
  let events: SocketEvents | undefined;
  const openSocket: OpenSocket = (url, given) => {
    opened.push(url);
    events = given;
    return { send: (text) => sent.push(text), close: () => closed.push(url) };
  };
  const end = startExplorerFeed({ urls, openSocket, clock, tell: (number) => told.push(number) });
  const say = (text: string) => events?.onText(text);
  const drop = () => events?.onClose('1006');
  return { clock, opened, closed, sent, told, say, drop, end };
}

it('reports the number of each block, and requests nothing', async () => {
  const { clock, opened, told, sent, say } = setup();
  say(blockMessage(7));
  await clock.advance(14_999);
  say(blockMessage(8));
  await clock.advance(14_999);
  expect(told).toEqual([7, 8]);
  expect([opened, sent]).toEqual([['wss://one'], []]);
});

it('leaves a socket without a block within 15 s for the next: one that speaks like a node, sends garbage, or nothing', async () => {
  const { clock, opened, closed, told, say } = setup();
  say('{"jsonrpc":"2.0","method":"notice","params":[2,["0000000a"]]}');
  await clock.advance(15_000);
  expect([opened, closed]).toEqual([['wss://one', 'wss://two'], ['wss://one']]);
  say('<html><body><h1>502 Bad Gateway</h1></body></html>');
  await clock.advance(15_000);
  expect(opened).toEqual(['wss://one', 'wss://two', 'wss://three']);
  say(blockMessage(9));
  expect(told).toEqual([9]);
});

it('leaves one that does not open, or ends without a block, at once', () => {
  const { opened, drop } = setup();
  drop();
  drop();
  expect(opened).toEqual(['wss://one', 'wss://two', 'wss://three']);
});

it('restarts the list after a second when a socket with blocks ends or falls silent', async () => {
  const { clock, opened, say, drop } = setup();
  drop();
  say(blockMessage(7));
  drop();
  await clock.advance(999);
  expect(opened).toEqual(['wss://one', 'wss://two']);
  await clock.advance(1);
  expect(opened).toEqual(['wss://one', 'wss://two', 'wss://one']);
  say(blockMessage(8));
  await clock.advance(16_000);
  expect(opened).toEqual(['wss://one', 'wss://two', 'wss://one', 'wss://one']);
});

it('waits twice as long each time after all have failed, two minutes at most', async () => {
  const { clock, opened, drop } = setup(['wss://one']);
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    drop();
    const count = opened.length;
    const before = clock.now();
    while (opened.length === count) await clock.advance(1_000);
    waits.push((clock.now() - before) / 1_000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
});

it('opens no more sockets, and closes the open one, once it has ended', async () => {
  const { clock, opened, closed, end } = setup();
  end();
  await clock.advance(200_000);
  expect([opened, closed]).toEqual([['wss://one'], ['wss://one']]);
});
