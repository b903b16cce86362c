import type { JsonValue } from '../json.ts';

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

/** Names and texts of the exceptions beside plain asserts, as a node prints them. */
const EXCEPTION_NAMES: { readonly [code: number]: readonly [name: string, what: string] } = {
  0: ['exception', 'unspecified'],
  4: ['parse_error_exception', 'Parse Error'],
  7: ['bad_cast_exception', 'Bad Cast'],
  8: ['out_of_range_exception', 'Out of Range'],
  10: ['assert_exception', 'Assert Exception'],
  3030001: ['duplicate_transaction', 'duplicate transaction'],
  3050001: ['transfer_from_account_not_whitelisted', 'owner mismatch'],
  3050002: ['transfer_to_account_not_whitelisted', 'owner mismatch'],
  3050003: ['transfer_restricted_transfer_asset', 'restricted transfer asset'],
  3050101: ['limit_order_create_kill_unfilled', 'Killing limit order due to unable to fill'],
  3050102: [
    'limit_order_create_market_not_whitelisted',
    'The market is not whitelisted by the selling asset',
  ],
  3050103: ['limit_order_create_market_blacklisted', 'The market is blacklisted by the selling asset'],
  3050104: [
    'limit_order_create_selling_asset_unauthorized',
    'The account is not allowed to transact the selling asset',
  ],
  3050105: [
    'limit_order_create_receiving_asset_unauthorized',
    'The account is not allowed to transact the receiving asset',
  ],
  3050106: ['limit_order_create_insufficient_balance', 'Insufficient balance'],
  3050201: ['limit_order_cancel_nonexist_order', 'Order does not exist'],
  3050202: ['limit_order_cancel_owner_mismatch', 'Order owned by someone else'],
  3051501: ['asset_reserve_invalid_on_mia', 'invalid on mia'],
  3056301: ['liquidity_pool_exchange_unfillable_price', 'Unable to exchange at expected price'],
  4010001: ['tx_missing_active_auth', 'missing required active authority'],
  4010002: ['tx_missing_owner_auth', 'missing required owner authority'],
  4010004: ['tx_irrelevant_sig', 'irrelevant signature included'],
  4010005: ['tx_duplicate_sig', 'duplicate signature included'],
  4010006: ['invalid_committee_approval', 'committee account cannot directly approve transaction'],
  4010007: ['insufficient_fee', 'insufficient fee'],
};

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
    this.name = EXCEPTION_NAMES[code]?.[0] ?? 'exception';
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
    const what = EXCEPTION_NAMES[this.code]?.[1] ?? 'unspecified';
    return {
      code: this.code,
      message: this.message,
      data: { code: this.code, name: this.name, message: what, stack },
    };
  }

  #text(): string {
    const formatted = this.stackFrames.filter(({ format }) => format !== '').map(formatFrame);
    return `Execution error: ${EXCEPTION_NAMES[this.code]?.[1] ?? 'unspecified'}: ${formatted.join(' ')}`;
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
