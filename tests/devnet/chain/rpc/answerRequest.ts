import { encodeJson } from '../json.ts';
import { assertChain, failChain, NodeError } from '../ledger/nodeError.ts';
import { findMethod } from './apiTable.ts';
import { isAbsent, readList, readText, readUint } from './arguments.ts';
import type { RpcErrorBody, RpcReply, RpcRequest } from './envelope.ts';
import { InternalError } from './internalError.ts';
import type { Call } from './lies/lie.ts';
import { LostAnswer } from './lostAnswer.ts';
import { requireMarketHistory } from './marketHistoryPlugin.ts';
import { MethodNotFound } from './methodNotFound.ts';
import type { Session } from './session.ts';

const CONNECTION = { file: 'api_connection.hpp', line: 372, method: 'receive_call' };

/**
 * Runs a request. Undefined: there is no answer, either because the request has no id or because a fault swallows it.
 */
export async function answerRequest(
  session: Session,
  { id, hasId, jsonrpc, method, params }: RpcRequest,
): Promise<RpcReply | undefined> {
  const envelope = jsonrpc === undefined ? { id } : { id, jsonrpc };
  try {
    const result = encodeJson(await run(session, method, params));
    return hasId ? { ...envelope, result } : undefined;
  } catch (error) {
    if (error instanceof LostAnswer) throw error;
    return hasId ? { ...envelope, error: errorBody(error) } : undefined;
  }
}

function run(session: Session, method: string, params: readonly unknown[]): unknown {
  if (method === 'call') return runCall(session, params);
  if (method === 'notice' || method === 'callback') {
    return failChain(10, CONNECTION, 'args.size() == 2 && args[1].is_array(): ');
  }
  return runOn(session, 0, method, params);
}

function runCall(session: Session, params: readonly unknown[]): unknown {
  const isWellFormed = params.length === 3 && Array.isArray(params[2]);
  const place = { file: 'websocket_api.cpp', line: 18, method: 'operator()' };
  assertChain(isWellFormed, place, 'args.size() == 3 && args[2].is_array()');
  const [api, method, args] = params;
  const apiId = typeof api === 'string' ? readUint(runOn(session, 1, api, [])) : readUint(api);
  return runOn(session, apiId, readText(method), readList(args));
}

function runOn(session: Session, apiId: number, name: string, args: readonly unknown[]): unknown {
  const api = session.apiOf(apiId);
  assertChain(api !== undefined, CONNECTION, '_local_apis.size() > api_id');
  // A node that denies the database API replaces it by a dummy (graphene application.cpp).
  if (api === 'database' && !session.isAllowed('database')) throw new MethodNotFound(name, [['dummy', 0]]);
  const method = findMethod(api, name);
  const place = { file: 'api_connection.hpp', line: 175, method: 'call_generic' };
  const hasEnough = args.length >= method.required;
  assertChain(hasEnough, place, 'a0 != e || optional_args', 'too few arguments passed to method');
  requireMarketHistory(session, name);
  const call: Call = { api, method: name, args: isAbsent(args) ? [] : args };
  // The ids of a connection's APIs are not facts of the chain.
  if (api === 'login') return method.run(session, call.args);
  return session.view.liar.answer(call, (asked) =>
    findMethod(asked.api, asked.method).run(session, asked.args),
  );
}

function errorBody(error: unknown): RpcErrorBody {
  if (error instanceof NodeError || error instanceof MethodNotFound) return error.toJson();
  if (error instanceof InternalError) return error.toJson();
  return new InternalError(error instanceof Error ? (error.stack ?? error.message) : String(error)).toJson();
}
