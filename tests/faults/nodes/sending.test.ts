import { buildTransaction } from '@xbts/shared/actions/buildTransaction.ts';
import type { TransactionFate } from '@xbts/shared/actions/findTransaction.ts';
import { findAgreedTransaction } from '@xbts/shared/actions/findTransaction.ts';
import { sendTransaction } from '@xbts/shared/actions/sendTransaction.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlockSchedule, startBlockSchedule } from '../../devnet/blockSchedule.ts';
import type { NodeFaults } from '../../devnet/chain/faults.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import { createWorld } from '../../devnet/world/createWorld.ts';
import { privateKeyOf } from '../../devnet/world/seed/people.ts';
import { type Beset, beset, type Place, places } from './nodesOfLiars.ts';

/* The fate of a payment when nodes swallow it, hide it or invent a block for it: never two payments. */

const PAYER = 'alice-trader7';
const RECIPIENT = 'bob-holder2';

let ledger: Ledger;
let blocks: BlockSchedule;

beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 1, now: () => Date.now() }));
  blocks = startBlockSchedule(ledger, 250);
});
afterAll(() => blocks?.stop());

interface Sent {
  readonly id: string;
  readonly transaction: SignedTransaction;
  readonly sinceBlock: number;
}

/** Signs a payment by the nodes' agreed facts. */
async function signed({ client }: Beset, units: bigint): Promise<Sent> {
  const idOf = (name: string) => ledger.state.accountByName(name)?.id ?? '';
  const transfer = transferOperation({ from: idOf(PAYER), to: idOf(RECIPIENT), assetId: '1.3.0', units });
  const build = () =>
    readAgreed(client, (node) => buildTransaction(node, { operations: [transfer], feeAssetId: '1.3.0' }));
  const { value } = await build();
  const made = signTransaction({
    codec: await loadCodec(),
    transaction: value.transaction,
    chainId: ledger.chainId,
    privateKeys: [privateKeyOf(PAYER, 'active')],
  });
  return { id: made.id, transaction: made.signed, sinceBlock: value.sinceBlock };
}

/** Looks for it like the app, until its life has ended or the time is over; returns each reported fate once. */
async function life({ client }: Beset, { id, transaction, sinceBlock }: Sent, ms: number): Promise<string[]> {
  const told: string[] = [];
  const end = Date.now() + ms;
  for (let since = sinceBlock; Date.now() < end; ) {
    const fate: TransactionFate | null = await findAgreedTransaction(client, {
      id,
      transaction,
      sinceBlock: since,
    })
      .then((found) => found.fate)
      .catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
    if (fate !== null && told.at(-1) !== fate.state) told.push(fate.state);
    if (fate?.state === 'expired' || (fate?.state === 'in_block' && fate.irreversible)) return told;
    if (fate?.state === 'pending') since = fate.nextSince;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return told;
}

const inEveryPlace = (run: (place: Place, at: number) => Promise<void>): Promise<unknown> =>
  Promise.all((Object.keys(places) as Place[]).map(run));

/** Runs with liars in one place, and ends them. */
async function among(
  place: Place,
  lie: (faults: NodeFaults) => void,
  run: (made: Beset) => Promise<void>,
): Promise<void> {
  const made = await beset(ledger, place, lie);
  try {
    await run(made);
  } finally {
    await made.close();
  }
}

describe('a payment', () => {
  it('swallowed by one node still gets onto the chain by the other', async () => {
    await inEveryPlace((place, at) =>
      among(
        place,
        (faults) => faults.set({ broadcast: 'not_forwarded', broadcastTimes: 'all' }),
        async (made) => {
          const sent = await signed(made, 1_000n + BigInt(at));
          await sendTransaction(made.client, sent.transaction);
          await expect.poll(() => ledger.transaction(sent.id) !== undefined).toBe(true);
          expect([place, (await life(made, sent, 20_000)).at(-1)]).toEqual([place, 'in_block']);
        },
      ),
    );
  });

  it('with an invented block never counts as included without the others', async () => {
    await inEveryPlace((place, at) =>
      among(
        place,
        (faults) => faults.set({ broadcast: 'false_block', broadcastTimes: 'all' }),
        async (made) => {
          const sent = await signed(made, 2_000n + BigInt(at));
          await sendTransaction(made.client, sent.transaction);
          const told = await life(made, sent, 20_000);
          expect([place, told.at(-1)]).toEqual([place, 'in_block']);
          expect(ledger.transaction(sent.id)).toBeDefined();
        },
      ),
    );
  });

  it('hidden by a node is never called expired while it is on the chain', async () => {
    await inEveryPlace((place, at) =>
      among(
        place,
        () => undefined,
        async (made) => {
          const sent = await signed(made, 3_000n + BigInt(at));
          await sendTransaction(made.client, sent.transaction);
          for (const { url, faults } of made.nodes)
            if (made.liars.includes(url)) faults.lie({ hidden: [sent.id] });
          const told = await life(made, sent, 20_000);
          expect([place, told.includes('expired'), told.at(-1)]).toEqual([place, false, 'in_block']);
        },
      ),
    );
  });

  it('with a withheld block is still reported, and the node is left', async () => {
    await inEveryPlace((place, at) =>
      among(
        place,
        () => undefined,
        async (made) => {
          const sent = await signed(made, 5_000n + BigInt(at));
          await sendTransaction(made.client, sent.transaction);
          for (const { url, faults } of made.nodes)
            if (made.liars.includes(url))
              faults.lie({ withheld: ['get_block', 'get_recent_transaction_by_id'] });
          expect([place, (await life(made, sent, 40_000)).at(-1)]).toEqual([place, 'in_block']);
          expect(made.liars).not.toContain(made.client.status.get().url);
        },
      ),
    );
  });

  it('unknown to all nodes is not called expired by one that reports its expiration too early', async () => {
    await inEveryPlace((place, at) =>
      among(
        place,
        () => undefined,
        async (made) => {
          const sent = await signed(made, 4_000n + BigInt(at));
          for (const { url, faults } of made.nodes)
            if (made.liars.includes(url))
              faults.lie({ head: { kind: 'clock', seconds: 300 }, irreversible: 0 });
          expect([place, await life(made, sent, 5_000)]).toEqual([place, ['pending']]);
        },
      ),
    );
  });
});
