import { NodeFaults } from '../../chain/faults.ts';
import { encodeJson, type JsonValue } from '../../chain/json.ts';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import { NodeError } from '../../chain/ledger/nodeError.ts';
import { type ApiName, DEVNET_ALLOWED_APIS } from '../../chain/rpc/access.ts';
import { findMethod } from '../../chain/rpc/apiTable.ts';
import { NodeView } from '../../chain/rpc/nodeView.ts';
import { Session } from '../../chain/rpc/session.ts';

/** The node behind the data server, unaffected by faults of the network's other nodes. */
export interface OwnNode {
  /** The node's answer. @throws NodeError */
  ask(api: ApiName, method: string, args: readonly unknown[]): JsonValue;
  close(): void;
}

/** A separate node over the ledger, called in this process. */
export function createOwnNode(ledger: Ledger): OwnNode {
  const view = new NodeView(ledger, new NodeFaults());
  const session = new Session(view, DEVNET_ALLOWED_APIS, () => undefined);
  return {
    ask: (api, method, args) => encodeJson(findMethod(api, method).run(session, args)),
    close: () => {
      session.close();
      view.close();
    },
  };
}

/** The node's answer, or its error as the data server passes it on: an object with 200. */
export function orNodeError(ask: () => JsonValue): JsonValue {
  try {
    return ask();
  } catch (error) {
    if (error instanceof NodeError) return error.toJson();
    throw error;
  }
}

/** The node's answer, or the data server's reaction to its error. */
export function orElse<Answer, Instead>(ask: () => Answer, instead: Instead): Answer | Instead {
  try {
    return ask();
  } catch (error) {
    if (error instanceof NodeError) return instead;
    throw error;
  }
}
