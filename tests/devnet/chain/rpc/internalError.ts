import type { RpcErrorBody } from './envelope.ts';

/** A failure outside the chain's own rules, answered as -32603 with its text (fc websocket_api.cpp). */
export class InternalError extends Error {
  toJson(): RpcErrorBody {
    return { code: -32603, message: 'Internal error', data: this.message };
  }
}
