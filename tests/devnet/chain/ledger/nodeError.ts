import type { JsonValue } from '../json.ts';
import { exceptionNames } from './exceptionNames.ts';

/** One entry of the stack a node sends with an error (chain.md §1). */
export interface NodeErrorFrame {
  context: {
    level: 'error' | 'warn';
    file: string;
    line: number;
    method: string;
    hostname: string;
    thread_name: string;
    timestamp: string;
  };
  format: string;
  data: { [name: string]: JsonValue };
}

/** Where in the node's sources an error arises; shown to clients, never relied on. */
export interface SourcePlace {
  file: string;
  line: number;
  method: string;
}

/** An error as a node answers it; the JSON-RPC layer prints `code`, `message` and `data` unchanged. */
export class NodeError extends Error {
  readonly code: number;
  readonly stackFrames: NodeErrorFrame[];

  constructor(code: number, frame: NodeErrorFrame) {
    super(code.toString());
    this.name = exceptionNames[code]?.[0] ?? 'exception';
    this.code = code;
    this.stackFrames = [frame];
    this.message = this.#text();
  }

  /** Adds an outer layer of the stack; a non-empty format becomes part of the message. */
  addFrame(frame: NodeErrorFrame): this {
    this.stackFrames.push(frame);
    this.message = this.#text();
    return this;
  }

  /** The `error` member of the node's JSON-RPC reply. */
  toJson(): { code: number; message: string; data: { [name: string]: JsonValue } } {
    const stack: JsonValue = this.stackFrames.map(({ context, format, data }) => ({
      context: { ...context },
      format,
      data,
    }));
    const what = exceptionNames[this.code]?.[1] ?? 'unspecified';
    return {
      code: this.code,
      message: this.message,
      data: { code: this.code, name: this.name, message: what, stack },
    };
  }

  #text(): string {
    const formatted = this.stackFrames.filter(({ format }) => format !== '').map(formatFrame);
    return `Execution error: ${exceptionNames[this.code]?.[1] ?? 'unspecified'}: ${formatted.join(' ')}`;
  }
}

function formatFrame({ format, data }: NodeErrorFrame): string {
  return format.replace(/\$\{([^}]*)\}/g, (whole, name: string) => {
    const value = data[name];
    if (value === undefined) return whole;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

/** Makes one stack entry. `timestamp` is chain time text. */
export function errorFrame(
  place: SourcePlace,
  format: string,
  data: { [name: string]: JsonValue } = {},
  level: 'error' | 'warn' = 'error',
): NodeErrorFrame {
  const timestamp = new Date().toISOString().slice(0, 19);
  return { context: { level, ...place, hostname: '', thread_name: 'th_a', timestamp }, format, data };
}

/** Fails like FC_ASSERT: code 10, `<condition>: <text>`. */
export function assertChain(
  condition: boolean,
  place: SourcePlace,
  conditionText: string,
  text = '',
  data: { [name: string]: JsonValue } = {},
): asserts condition {
  if (!condition) failAssert(place, conditionText, text, data);
}

/** Fails with one of the chain's numbered exceptions. */
export function failChain(
  code: number,
  place: SourcePlace,
  format: string,
  data: { [name: string]: JsonValue } = {},
): never {
  throw new NodeError(code, errorFrame(place, format, data));
}

/** Fails like an FC_ASSERT whose condition was already found false. */
export function failAssert(
  place: SourcePlace,
  conditionText: string,
  text = '',
  data: { [name: string]: JsonValue } = {},
): never {
  throw new NodeError(10, errorFrame(place, `${conditionText}: ${text}`, data));
}
