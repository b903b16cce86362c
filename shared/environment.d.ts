// What every JavaScript environment has (browser page, worker, Node), and nothing more:
// shared code is checked without the DOM and without Node.
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}
declare function atob(text: string): string;
declare function btoa(text: string): string;
declare class AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(
    type: 'abort',
    listener: () => void,
    options?: { once?: boolean; signal?: AbortSignal },
  ): void;
  removeEventListener(type: 'abort', listener: () => void): void;
  throwIfAborted(): void;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
declare class DOMException extends Error {
  constructor(message: string, name: string);
}
declare function setTimeout(run: () => void, ms?: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare const performance: { now(): number };
declare function queueMicrotask(run: () => void): void;
declare class URL {
  constructor(text: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly host: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
}
