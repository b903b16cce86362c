import { encodeJson } from '../json.ts';
import { assertChain, failChain, NodeError } from '../ledger/nodeError.ts';
import type { State } from '../ledger/state.ts';
import type { ApiName } from './access.ts';
import { findMethod } from './apiTable.ts';
import { isAbsent, readList, readText, readUint } from './arguments.ts';
import type { RpcErrorBody, RpcReply, RpcRequest } from './envelope.ts';
import { InternalError } from './internalError.ts';
import { LostAnswer } from './lostAnswer.ts';
import { MethodNotFound } from './methodNotFound.ts';
import type { NodeView } from './nodeView.ts';
import { Subscriptions } from './subscriptions.ts';

const CONNECTION = { file: 'api_connection.hpp', line: 372, method: 'receive_call' };

/** One connection: its API ids, its subscriptions, and the running of its calls. */
export class Session {
  readonly view: NodeView;
  readonly subscriptions: Subscriptions;
  readonly #allowed: readonly ApiName[];
  /** The API behind each id; 0 and 1 are given at connect (graphene application.cpp new_connection). */
  readonly #apis: ApiName[] = ['database', 'login'];

  constructor(
    view: NodeView,
    allowed: readonly ApiName[],
    sendNotice: (callback: number, argument: unknown) => void,
  ) {
    this.view = view;
    this.#allowed = allowed;
    this.subscriptions = new Subscriptions(view, sendNotice);
  }

  get state(): State {
    return this.view.state;
  }

  allowedApis(): ApiName[] {
    return this.#allowed.filter((api) => this.isAllowed(api));
  }

  isAllowed(api: ApiName): boolean {
    const denied: readonly ApiName[] = this.view.faults.settings.deniedApis;
    return this.#allowed.includes(api) && !denied.includes(api);
  }

  /** The id of an API on this connection; the next free one at the first request. */
  idOf(api: ApiName): number {
    const known = this.#apis.indexOf(api);
    return known >= 0 ? known : this.#apis.push(api) - 1;
  }

  /** Runs a request. Undefined: nothing is answered, either because no id was given or because a fault swallows it. */
  async answer({ id, hasId, jsonrpc, method, params }: RpcRequest): Promise<RpcReply | undefined> {
    const envelope = jsonrpc === undefined ? { id } : { id, jsonrpc };
    try {
      const result = encodeJson(await this.#run(method, params));
      return hasId ? { ...envelope, result } : undefined;
    } catch (error) {
      if (error instanceof LostAnswer) throw error;
      return hasId ? { ...envelope, error: errorBody(error) } : undefined;
    }
  }

  close(): void {
    this.subscriptions.close();
  }

  #run(method: string, params: readonly unknown[]): unknown {
    if (method === 'call') return this.#runCall(params);
    if (method === 'notice' || method === 'callback') {
      return failChain(10, CONNECTION, 'args.size() == 2 && args[1].is_array(): ');
    }
    return this.#runOn(0, method, params);
  }

  #runCall(params: readonly unknown[]): unknown {
    const isWellFormed = params.length === 3 && Array.isArray(params[2]);
    const place = { file: 'websocket_api.cpp', line: 18, method: 'operator()' };
    assertChain(isWellFormed, place, 'args.size() == 3 && args[2].is_array()');
    const [api, method, args] = params;
    const apiId = typeof api === 'string' ? readUint(this.#runOn(1, api, [])) : readUint(api);
    return this.#runOn(apiId, readText(method), readList(args));
  }

  #runOn(apiId: number, name: string, args: readonly unknown[]): unknown {
    const api = this.#apis[apiId];
    assertChain(api !== undefined, CONNECTION, '_local_apis.size() > api_id');
    // A node that denies the database API puts a dummy in its place (graphene application.cpp).
    if (api === 'database' && !this.isAllowed('database')) throw new MethodNotFound(name, [['dummy', 0]]);
    const { required, run } = findMethod(api, name);
    const place = { file: 'api_connection.hpp', line: 175, method: 'call_generic' };
    assertChain(
      args.length >= required,
      place,
      'a0 != e || optional_args',
      'too few arguments passed to method',
    );
    return run(this, isAbsent(args) ? [] : args);
  }
}

function errorBody(error: unknown): RpcErrorBody {
  if (error instanceof NodeError || error instanceof MethodNotFound) return error.toJson();
  if (error instanceof InternalError) return error.toJson();
  return new InternalError(error instanceof Error ? (error.stack ?? error.message) : String(error)).toJson();
}
