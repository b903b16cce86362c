import type { JsonValue } from '../../json.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { ProcessedTransaction } from '../../ledger/objects/blocks.ts';
import type { DynamicGlobalProperties } from '../../ledger/objects/properties.ts';
import type { State } from '../../ledger/state.ts';
import type { ApiName } from '../access.ts';
import type { InventedRecord } from './inventedRecord.ts';

/** One request, after its API id was resolved. */
export interface Call {
  readonly api: ApiName;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Runs a call one step closer to the truth; the answer is in a node's print format. */
export type Ask = (call: Call) => Promise<JsonValue>;

export type JsonObject = { [member: string]: JsonValue };

export type NoticeKind = 'objects' | 'block' | 'pending' | 'market' | 'confirmation';

/** The liar's own branch: every block after `after` is linked and signed again. */
export interface Fork {
  readonly after: number;
  /** The signing witnesses in turn; absent for the real ones. */
  readonly witnesses?: readonly string[];
}

/** The effect of one lie on a node's answers. Each member is pure; its memory is fixed when the lie is switched on. */
export interface Distortion {
  /** The head; the liar's chain fills in its id. */
  head?(head: DynamicGlobalProperties): DynamicGlobalProperties;
  /** The time of a block. */
  blockTime?(time: string): string;
  /** True if a transaction is hidden in blocks, histories and notices. */
  isHidden?(transaction: Pick<ProcessedTransaction, 'operations'>): boolean;
  readonly fork?: Fork;
  /** Invented operations, newest first. */
  readonly invented?: readonly InventedRecord[];
  /** A chain object in any answer or notice; null for a withheld one. */
  object?(object: JsonObject): JsonObject | null;
  /** A call: changed before it is sent, answered directly, or changed afterwards. */
  answer?(call: Call, ask: Ask): Promise<JsonValue>;
  /** The argument of a notice; undefined when it is not sent. */
  notice?(kind: NoticeKind, argument: JsonValue): JsonValue | undefined;
}

/** The truth, according to the node. */
export interface World {
  readonly ledger: Ledger;
  readonly state: State;
  head(): DynamicGlobalProperties;
}

/** One kind of lie: a row of the table. */
export interface Lie<Settings> {
  /** One sentence for the page of the controls, with the form of the settings. */
  readonly about: string;
  /** The settings that tell the truth. */
  readonly off: Settings;
  /** Settings for a button of the page. */
  readonly example: Settings;
  distort(settings: Settings, world: World): Distortion;
}
