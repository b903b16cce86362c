import * as v from 'valibot';
import { AppError } from '../errors/appError.ts';
import { msOfChainTime } from '../protocol/chainTime.ts';
import { type DynamicGlobalProperties, dynamicGlobalPropertiesSchema } from '../protocol/objects.ts';
import type { SteadyClock } from './clock.ts';
import type { Connection } from './connection.ts';
import type { Head } from './nodeStatus.ts';
import { parseAnswer } from './parseAnswer.ts';

/** How long a node may take to open and to report its chain and head. */
const VISIT_MS = 6_000;

/** An open connection with the node's own report. */
export interface NodeVisit {
  readonly connection: Connection;
  readonly chainId: string;
  readonly head: Head;
  readonly latencyMs: number;
}

const chainIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

/** The head block from the dynamic global properties, 2.1.0. */
export function headOf(properties: DynamicGlobalProperties): Head {
  return {
    number: properties.head_block_number,
    id: properties.head_block_id,
    time: msOfChainTime(properties.time),
    irreversible: properties.last_irreversible_block_num,
  };
}

/** Asks a node for its head. @throws AppError as Connection.call, node.bad_answer */
export async function askHead(connection: Connection, timeoutMs: number): Promise<Head> {
  const method = 'get_dynamic_global_properties';
  const answer = await connection.call('database', method, [], { timeoutMs });
  return headOf(parseAnswer(dynamicGlobalPropertiesSchema, method, answer));
}

/**
 * Connects to a node and reads its chain id and head; closes the connection when it fails.
 * @throws AppError node.timeout, node.connection_lost, node.api_denied, node.bad_answer
 */
export async function visitNode(connection: Connection, clock: SteadyClock): Promise<NodeVisit> {
  const timer = clock.setTimeout(() => connection.close('no answer in time'), VISIT_MS);
  try {
    await connection.opened;
    const askedAt = clock.steady();
    const asked = connection.call('database', 'get_chain_id', [], { timeoutMs: VISIT_MS });
    const latency = asked.then(() => clock.steady() - askedAt);
    const [chainId, head, latencyMs] = await Promise.all([asked, askHead(connection, VISIT_MS), latency]);
    return { connection, chainId: parseAnswer(chainIdSchema, 'get_chain_id', chainId), head, latencyMs };
  } catch (error) {
    connection.close('visit failed');
    throw error instanceof AppError ? error : new AppError('unexpected', { detail: 'visitNode' }, error);
  } finally {
    clock.clearTimeout(timer);
  }
}
