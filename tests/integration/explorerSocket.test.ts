import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { poolActorsOf } from '../e2e/poolActors.ts';
import { openListeners } from '../load/listeners.ts';
import { megabytesOf } from '../load/servers.ts';

/** More than a listener and its data take; 11 KB were measured with ten thousand. */
const MOST_KB_EACH = 40;

let devnet: Devnet;

beforeAll(async () => {
  devnet = await startDevnet({ liveDays: 1, hasBot: true, botSettings: { TRUST_PROXY: '1' } });
});
afterAll(() => devnet?.close());

interface Message {
  readonly op: string;
  readonly data: {
    readonly block: { readonly head_block_number: number };
    readonly records: readonly { readonly type: string }[];
    readonly fees: string;
  };
  readonly clients: number;
}

/** The messages of a websocket, by block number. */
async function listen(url: string): Promise<ReadonlyMap<number, Message>> {
  const socket = new WebSocket(url);
  onTestFinished(() => socket.terminate());
  const heard = new Map<number, Message>();
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    heard.set(message.data.block.head_block_number, message);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return heard;
}

const served = () => `${devnet.botUrl.replace('http', 'ws')}/explorer`;

describe("the bot's explorer websocket", () => {
  it('reports a block like the explorer itself: a payment, an order placed and cancelled, and an empty one', async () => {
    const [theirs, ours] = [await listen(devnet.services.explorerSocket), await listen(served())];
    /** The next block as reported by both. */
    const toldByBoth = async () => {
      const block = devnet.ledger.produceBlock();
      await expect.poll(() => theirs.has(block.number) && ours.has(block.number)).toBe(true);
      expect(ours.get(block.number)).toEqual(theirs.get(block.number));
      const data = ours.get(block.number)?.data;
      return { block, types: data?.records.map(({ type }) => type), fees: data?.fees };
    };
    const { accountId, push } = poolActorsOf(devnet);
    const [alice, bob] = [accountId('alice-trader7'), accountId('bob-holder2')];
    const bts = (amount: number) => ({ amount, asset_id: '1.3.0' });
    const sth = (amount: number) => ({ amount, asset_id: '1.3.4099' });
    const place = { seller: alice, expiration: '2030-01-01T00:00:00', fill_or_kill: false, extensions: [] };
    push(0, { from: alice, to: bob, amount: bts(123_456_789), extensions: [] });
    push(1, { ...place, amount_to_sell: bts(300_000), min_to_receive: sth(900_000_000) });
    const { block, types } = await toldByBoth();
    expect(types).toEqual(['limit_order_create', 'transfer']);
    const order = block.created.find((id) => id.startsWith('1.7.'));
    push(2, { fee_paying_account: alice, order, extensions: [] });
    expect((await toldByBoth()).types).toEqual(['limit_order_cancel']);
    expect(await toldByBoth()).toMatchObject({ types: [], fees: '0.00000' });
  });

  it("is the page's last choice, after those configured by the operator", async () => {
    const config = await (await fetch(`${devnet.botUrl}/config.json`)).json();
    expect(config.explorerSockets).toEqual([devnet.services.explorerSocket, served()]);
  });

  it('serves a thousand idle listeners in bounded memory, and reports every block to each', async () => {
    const { pid } = devnet.bot ?? { pid: 0 };
    const before = megabytesOf(pid);
    const crowd = await openListeners(served(), 1_000);
    onTestFinished(() => crowd.close());
    for (let count = 0; count < 5; count += 1) {
      const { number } = devnet.ledger.produceBlock();
      await expect.poll(() => crowd.upTo(number)).toBe(1_000);
    }
    expect(crowd.connected()).toBe(1_000);
    expect(megabytesOf(pid) - before).toBeLessThan((1_000 * MOST_KB_EACH) / 1_024);
  });
});
