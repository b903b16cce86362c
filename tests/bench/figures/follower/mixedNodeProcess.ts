/**
 * A chain node process: `mixedNodeProcess.ts COUNT APIS` answers from prepared texts of a chain of COUNT mixed blocks,
 * so that the node itself adds almost nothing to the measurement; prints its port. APIS lists the offered APIs, such as
 * `database,block`.
 */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { type MixedChain, mixedChain, payee, payerId } from './mixedChain.ts';

type Answer = (params: readonly unknown[]) => string;

const accountNames = new Map([
  [payee.id, payee.name],
  [payerId, 'pays-often'],
]);
const [, , count = ''] = process.argv;
const apis = ['login', 'database', 'history', 'block'];

function answersOf({ headers, texts, reading, headId }: MixedChain): Readonly<Record<string, Answer>> {
  const headerTexts = headers.map((header, index) => JSON.stringify([index + 1, header]));
  const properties = JSON.stringify({
    id: '2.1.0',
    head_block_number: headers.length,
    head_block_id: headId,
    time: headers.at(-1)?.timestamp,
    next_maintenance_time: reading.nextMaintenance,
    last_irreversible_block_num: headers.length - 14,
  });
  const objects = new Map([
    ['2.1.0', properties],
    ...reading.keys.map(([id, key]): [string, string] => [id, JSON.stringify({ id, signing_key: key })]),
  ]);
  const each = (ids: unknown, textOf: (id: string) => string | undefined) =>
    `[${(ids as string[]).map((id) => textOf(id) ?? 'null').join()}]`;
  return {
    get_chain_id: () => JSON.stringify('11'.repeat(32)),
    get_blocks: ([from, to]) => `[${texts.slice(Number(from) - 1, Number(to)).join()}]`,
    get_block: ([number]) => texts[Number(number) - 1] ?? 'null',
    get_block_header_batch: ([numbers]) =>
      `[${(numbers as number[]).map((number) => headerTexts[number - 1]).join()}]`,
    get_global_properties: () => JSON.stringify({ active_witnesses: reading.active }),
    get_dynamic_global_properties: () => properties,
    get_objects: ([ids]) => each(ids, (id) => objects.get(id)),
    get_accounts: ([ids]) =>
      each(ids, (id) =>
        accountNames.has(id) ? JSON.stringify({ id, name: accountNames.get(id) }) : undefined,
      ),
    get_assets: ([ids]) =>
      each(ids, (id) => (id === '1.3.0' ? JSON.stringify({ id, symbol: 'BTS', precision: 5 }) : undefined)),
  };
}

const answers = answersOf(mixedChain(Number(count)));

/** The answer's text; methods without one here, such as a node's callbacks, return null. */
function answer(api: number, method: string, params: readonly unknown[]): string {
  if (api !== 1) return answers[method]?.(params) ?? 'null';
  if (method === 'login') return 'true';
  return apis.includes(method) ? String(apis.indexOf(method) + 1) : 'null';
}

const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { id, params } = JSON.parse(String(data)) as {
      id: number;
      params: [api: number, method: string, params: readonly unknown[]];
    };
    socket.send(`{"id":${id},"jsonrpc":"2.0","result":${answer(...params)}}`);
  });
});
sockets.on('listening', () => process.stdout.write(`${(sockets.address() as AddressInfo).port}\n`));
