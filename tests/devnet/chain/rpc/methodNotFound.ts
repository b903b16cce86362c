import { errorFrame } from '../ledger/nodeError.ts';
import type { RpcErrorBody } from './envelope.ts';

/** A call of a method that the API does not have; answered with -32601 and the API's whole list. */
export class MethodNotFound extends Error {
  readonly methodName: string;
  readonly offered: ReadonlyArray<readonly [name: string, index: number]>;

  constructor(methodName: string, offered: ReadonlyArray<readonly [string, number]>) {
    super('Method not found');
    this.methodName = methodName;
    this.offered = offered;
  }

  toJson(): RpcErrorBody {
    const api = this.offered.map(([name, index]) => [name, index]);
    const frame = errorFrame(
      { file: 'api_connection.hpp', line: 121, method: 'call' },
      "No method with name '${name}'",
      { name: this.methodName, api },
    );
    return {
      code: -32601,
      message: 'Method not found',
      data: {
        code: 22,
        name: 'method_not_found_exception',
        message: 'Method Not Found',
        stack: [{ ...frame }],
      },
    };
  }
}
