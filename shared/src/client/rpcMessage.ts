import { AppError } from '../errors/appError.ts';

/** A node's error object; only its being an object is checked. */
export type RpcErrorBody = Readonly<Record<string, unknown>>;

/** The messages of a node (chain.md §1). */
export type RpcMessage =
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: RpcErrorBody }
  | { readonly kind: 'notice'; readonly callback: number; readonly argument: unknown }
  | { readonly kind: 'garbage' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Untrusted text: invalid JSON is garbage like any other unknown form; the connection counts it.
    if (error instanceof SyntaxError) return undefined;
    throw new AppError('unexpected', { detail: 'JSON.parse' }, error);
  }
}

/** Reads one message of a node. Anything but a reply or a notice is garbage. */
export function readMessage(text: string): RpcMessage {
  const message = parse(text);
  if (!isRecord(message)) return { kind: 'garbage' };
  if (message.method === 'notice') {
    const params: unknown = message.params;
    if (!Array.isArray(params) || typeof params[0] !== 'number' || !Array.isArray(params[1]))
      return { kind: 'garbage' };
    return { kind: 'notice', callback: params[0], argument: params[1][0] };
  }
  const id = message.id;
  if (typeof id !== 'number') return { kind: 'garbage' };
  if (isRecord(message.error)) return { kind: 'error', id, error: message.error };
  return 'result' in message ? { kind: 'result', id, result: message.result } : { kind: 'garbage' };
}

/** One request to a node: api id, method and arguments. */
export function writeRequest(id: number, apiId: number, method: string, params: readonly unknown[]): string {
  return JSON.stringify({ id, jsonrpc: '2.0', method: 'call', params: [apiId, method, params] });
}
