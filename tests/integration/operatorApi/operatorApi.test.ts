import { openNodeSocket } from '@xbts/bot/src/chain/nodeSocket.ts';
import { testServer } from '@xbts/bot/src/server/testServer.fixture.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonValue } from '../../devnet/chain/json.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import { type ChainNode, startChainNode } from '../../devnet/chain/rpc/startChainNode.ts';
import { floatDifferences } from './floatDifferences.ts';
import { answerTo, questionOf, type RecordedAnswer, recordedAnswers } from './recordedAnswers.ts';
import { recordedLedger, setHead } from './recordedState.ts';

/**
 * Requests that the operator's server answers with nothing, a page, or too late; ours reports the fault, with these
 * statuses.
 */
const refused: Readonly<Record<string, number>> = {
  'GET /api/get-account/nobody-at-all-9': 404,
  'GET /api/holders/NOSUCH/0/25': 404,
  'GET /api/asset-name/NOSUCH': 404,
  'GET /api/object/nonsense': 400,
  'GET /api/lps-a/NOSUCH': 404,
  'GET /api/lps/NOSUCH': 404,
  'GET /api/lps/STH': 404,
  'GET /api/lp-single/1.3.99999': 404,
  'GET /api/lp-single/BTS': 404,
  'GET /market/price/bts-bitshares': 502,
  'POST /api/objects {"objects":["x"]}': 400,
  'POST /api/objects {}': 400,
};

/** Requests at which theirs fails although the chain has an answer: a single pool by its second asset. */
const answeredByOurs: Readonly<Record<string, readonly string[]>> = {
  'GET /api/lps-b/XBTSX.STH': ['1.19.0'],
  'GET /api/lps-b/XBTSX.BTC': ['1.19.1'],
  'GET /api/lps-b/XBTSX.USDT': ['1.19.2'],
};

/** The end of the recording. */
const RECORDED_AT = Date.parse('2026-11-26T22:54:38Z');
const tickers = answerTo<{ timestamp: number; ticker: JsonValue }>('GET /market/xbts-prices');

let ledger: Ledger;
let node: ChainNode;
let client: ChainClient;
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ledger = await recordedLedger();
  node = await startChainNode({ ledger, port: 0 });
  const startedAt = Date.now();
  client = createNodePool({
    urls: [node.url],
    chainId: 'auto',
    openSocket: openNodeSocket,
    clock: { ...systemClock, now: () => RECORDED_AT + Date.now() - startedAt },
  });
  ({ url, close } = await listen());
});

afterAll(async () => {
  await close?.();
  client?.close();
  await node?.close();
});

/** The bot's server on that node, and a market server with the recorded answers; prices are unavailable. */
async function listen() {
  const services = {
    '/v2/tickers': { status: 200, body: { ...tickers, totalPairs: 4 } },
    '/tickers/bts-bitshares': { status: 503, body: undefined },
  };
  const { server } = await testServer({ client, services });
  return { url: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() };
}

async function ask({ method, path, body }: RecordedAnswer) {
  const json = { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { headers: json, body: JSON.stringify(body) };
  const response = await fetch(url + path, { method, ...sent });
  return { status: response.status, body: (await response.json()) as JsonValue };
}

/** The head at the time of the question, if the answer contains it. */
function headOf({ answer }: RecordedAnswer): JsonValue {
  const rows = Array.isArray(answer) ? answer : [answer];
  const head = rows.find((row) => Object(row).id === '2.1.0');
  return head ?? { time: String(Object(answer).time ?? '2026-11-26T22:53:22') };
}

const isCompared = (each: RecordedAnswer): boolean => {
  const question = questionOf(each);
  return !(question in refused) && !(question in answeredByOurs);
};

describe('on the recorded chain, the answer to', () => {
  it.each(recordedAnswers.filter(isCompared).map((each) => [questionOf(each), each] as const))(
    '%s is the recorded one',
    async (_question, recorded) => {
      setHead(ledger, headOf(recorded));
      const { status, body } = await ask(recorded);
      expect(floatDifferences(recorded.answer, body)).toEqual([]);
      expect(status).toBe(200);
    },
  );

  it.each(Object.entries(refused))('%s is refused with %i and a reason', async (question, status) => {
    const recorded = recordedAnswers.find((each) => questionOf(each) === question);
    const answer = await ask(recorded ?? expect.fail(question));
    expect(answer).toMatchObject({
      status,
      body: { error: { code: expect.stringMatching(/^\w+\.\w+$/u), message: expect.stringMatching(/\w/u) } },
    });
  });

  it.each(Object.entries(answeredByOurs))('%s, at which theirs fails, names %j', async (question, pools) => {
    const { status, body } = await ask(
      recordedAnswers.find((each) => questionOf(each) === question) ?? expect.fail(question),
    );
    expect({ status, ids: (body as { id: string }[]).map(({ id }) => id) }).toEqual({
      status: 200,
      ids: pools,
    });
    expect(body).toMatchObject([{ a: { symbol: expect.any(String) }, b: { precision: expect.any(Number) } }]);
  });

  it('every question of the recording is one of the three', () => {
    expect(recordedAnswers.filter(isCompared)).toHaveLength(
      recordedAnswers.length - Object.keys(refused).length - Object.keys(answeredByOurs).length,
    );
    expect(recordedAnswers).toHaveLength(54);
  });
});
