/** JSON-RPC envelopes as the node reads and writes them (fc/src/rpc/websocket_api.cpp; chain.md §1). */

export type RpcId = string | number | null;

/** A well-formed request; without an id (`hasId` false) it gets no answer. */
export interface RpcRequest {
  id: RpcId;
  hasId: boolean;
  jsonrpc: '2.0' | undefined;
  method: string;
  params: unknown[];
}

export interface RpcErrorBody {
  code: number;
  message: string;
  data?: unknown;
}

export interface RpcReply {
  id: RpcId;
  jsonrpc?: '2.0';
  result?: unknown;
  error?: RpcErrorBody;
}

/** The meaning of a message: a request to run, a reply to send at once, or nothing to answer. */
export type Incoming =
  | { kind: 'request'; request: RpcRequest }
  | { kind: 'reply'; reply: RpcReply }
  | { kind: 'nothing' };

/** Reads one message; everything malformed becomes the node's own reply with a null id. */
export function readMessage(text: string): Incoming {
  let message: unknown;
  try {
    message = parseJson(text);
  } catch (cause) {
    return malformed(-32700, 'Invalid JSON message', parseErrorData(cause));
  }
  if (Array.isArray(message)) return malformed(-32600, 'Batch requests not supported');
  if (!isObject(message)) return malformed(-32600, 'Invalid JSON request');
  return readEnvelope(message);
}

/** A reply's text; members in the node's order: id, jsonrpc, result or error. */
export function writeReply(reply: RpcReply): string {
  const { id, jsonrpc, result, error } = reply;
  return JSON.stringify({ id, jsonrpc, result, error });
}

/** The text of a notice: no id, no jsonrpc. */
export function writeNotice(callback: number, argument: unknown): string {
  return JSON.stringify({ method: 'notice', params: [callback, [argument]] });
}

/** The status of a reply over HTTP POST (fc websocket_api.cpp on_http_handler). */
export function httpStatusOf(reply: RpcReply): number {
  const code = reply.error?.code ?? 0;
  if (code === -32603) return 500;
  return code <= -32600 ? 400 : 200;
}

function readEnvelope(message: Record<string, unknown>): Incoming {
  const { id, method, jsonrpc, params } = message;
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number') {
    return malformed(-32600, 'Invalid id');
  }
  if ('method' in message && (typeof method !== 'string' || method === '')) {
    return malformed(-32600, 'Missing or invalid method');
  }
  if ('jsonrpc' in message && jsonrpc !== '2.0') return malformed(-32600, 'Unsupported JSON-RPC version');
  if (typeof method !== 'string') return readAnswer(message);
  if (isObject(params)) return malformed(-32602, 'Named parameters not supported');
  if ('params' in message && !Array.isArray(params)) return malformed(-32600, 'Invalid parameters');
  const version = jsonrpc === '2.0' ? '2.0' : undefined;
  return {
    kind: 'request',
    request: {
      id: id ?? null,
      // A null id is an id in JSON-RPC 2.0 and means "none" in 1.0.
      hasId: id !== undefined && (version !== undefined || id !== null),
      jsonrpc: version,
      method,
      params: Array.isArray(params) ? params : [],
    },
  };
}

/** The node sends no requests to its clients, so an answer of theirs is either ignored or malformed. */
function readAnswer(message: Record<string, unknown>): Incoming {
  if (!('result' in message) && !('error' in message)) {
    return malformed(-32600, 'Missing method or result or error');
  }
  const hasId = 'id' in message && !(message.id === null && !('jsonrpc' in message));
  return hasId ? { kind: 'nothing' } : malformed(-32600, 'Missing or invalid id');
}

function malformed(code: number, message: string, data?: unknown): Incoming {
  const error = data === undefined ? { code, message } : { code, message, data };
  return { kind: 'reply', reply: { id: null, jsonrpc: '2.0', error } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseErrorData(cause: unknown): object {
  const text = cause instanceof Error ? cause.message : String(cause);
  return {
    code: 4,
    name: 'parse_error_exception',
    message: 'Parse Error',
    stack: [{ format: text, data: {} }],
  };
}

/** JSON with whole numbers beyond 2^53 kept exactly, as decimal strings (the node takes both forms). */
function parseJson(text: string): unknown {
  return JSON.parse(text, (_key: string, value: unknown, context?: { source?: string }) => {
    if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
    const source = context?.source ?? '';
    return /^-?\d+$/.test(source) ? source : value;
  });
}
