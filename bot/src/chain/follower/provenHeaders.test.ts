import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { blockIdOf, type SignedHeader } from '@xbts/shared/protocol/blockHeader.ts';
import { expect, it } from 'vitest';
import recorded from '../../../../tests/vectors/blocks.json' with { type: 'json' };
import { fakeChain } from '../fakeChain.fixture.ts';
import { createHeaderProver } from './provenHeaders.ts';

const headers = recorded.blocks.map(({ transactions: _, ...header }) => header) as unknown as SignedHeader[];
const { at_end, chain_id } = recorded;

/** A node with the recorded chain, whose headers the test can change. */
function nodeOf(
  url: string,
  change: (header: SignedHeader, number: number) => SignedHeader = (header) => header,
) {
  const asked: number[] = [];
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    get_global_properties: () => ({ active_witnesses: at_end.global }),
    get_objects: () => at_end.witnesses.map(([id, signing_key]) => ({ id, signing_key })),
    get_dynamic_global_properties: () => at_end.dynamic,
    get_block_header_batch: ([numbers]) => {
      asked.push(...(numbers as number[]));
      return (numbers as number[]).map((number) => {
        const header = headers[number - 1];
        return [number, header === undefined ? null : change(header, number)];
      });
    },
  };
  const reader: NodeReader = {
    url,
    async call(_api, method, params, { schema } = {}) {
      const answer = answers[method];
      if (answer === undefined) throw new AppError('chain.unknown_method', { detail: method });
      return schema === undefined ? (answer(params) as never) : parseAnswer(schema, method, answer(params));
    },
  };
  return { reader, asked };
}

function proverOf(readers: readonly NodeReader[], urls = readers.map(({ url }) => url)) {
  const nodes = urls.map((url) => ({
    url,
    state: 'standby' as const,
    latencyMs: null,
    headNumber: null,
    headAgeMs: null,
  }));
  const client: ChainClient = {
    ...fakeChain({}, { nodes }).client,
    readers: async (count) => readers.slice(0, count),
  };
  return createHeaderProver(client, chain_id);
}
const idAt = (number: number) => blockIdOf(headers[number - 1] ?? expect.fail());

it('a catch-up is proven to the last block that 70 % of the witnesses have built on, by links up to the last rounds', async () => {
  const [one, two] = [nodeOf('wss://one.example'), nodeOf('wss://two.other')];
  const range = await proverOf([one.reader, two.reader]).prove(one.reader, { from: 2, head: 58, every: 10 });
  expect(range.last).toBe(at_end.dynamic.last_irreversible_block_num);
  expect([11, 21, 50].map((number) => range.idOf(number))).toEqual([11, 21, 50].map(idAt));
  expect(range.idOf(12)).toBeUndefined();
});

it('the next call requests only the part that may still change', async () => {
  const [one, two] = [nodeOf('wss://one.example'), nodeOf('wss://two.other')];
  const prover = proverOf([one.reader, two.reader]);
  const { last } = await prover.prove(one.reader, { from: 30, head: 50, every: 10 });
  one.asked.length = 0;
  const range = await prover.prove(one.reader, { from: last + 1, head: 58, every: 10 });
  expect(one.asked).toEqual(Array.from({ length: 58 - last }, (_, index) => last + 1 + index));
  expect(range.last).toBe(50);
});

it('a header that was changed long before the last rounds breaks the chain of links', async () => {
  const liar = nodeOf('wss://one.example', (header, number) =>
    number === 5 ? { ...header, transaction_merkle_root: 'ab'.repeat(20) } : header,
  );
  const honest = nodeOf('wss://two.other');
  const proven = proverOf([liar.reader, honest.reader]).prove(liar.reader, { from: 2, head: 58, every: 10 });
  await expect(proven).rejects.toMatchObject({ code: 'proof.unlinked', facts: { block: 6 } });
});

it("one node's witnesses are accepted only if no other node is configured", async () => {
  const { reader } = nodeOf('wss://one.example');
  const range = { from: 30, head: 58, every: 10 };
  const waiting = proverOf([reader], ['wss://one.example', 'wss://two.other']).prove(reader, range);
  await expect(waiting).rejects.toMatchObject({ code: 'node.unreachable' });
  // All of one operator: there is no second opinion to wait for.
  const alone = await proverOf([reader], ['wss://one.example', 'wss://more.one.example']).prove(
    reader,
    range,
  );
  expect(alone.last).toBe(50);
});
