import type { JsonValue } from '../../devnet/chain/json.ts';
import { readVectors } from '../../devnet/chain/ledger/recording.ts';

/** A question to the operator's own data server, and its answer. */
export interface RecordedAnswer {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: JsonValue;
  readonly status?: number;
  readonly answer: JsonValue;
  /** The reason of a missing answer. */
  readonly failed?: string;
}

type JsonObject = { [member: string]: JsonValue };

interface Recording {
  /** The node's answers at the same time. */
  readonly chain: {
    readonly chain_id: string;
    readonly pools: readonly JsonObject[];
    readonly assets: readonly JsonObject[];
    readonly objects: Readonly<Record<string, JsonObject>>;
  };
  readonly answers: readonly RecordedAnswer[];
}

export const { chain: recordedChain, answers: recordedAnswers } =
  readVectors<Recording>('services/data-server.json');

/** The question in one line: a test's name and key. */
export const questionOf = ({ method, path, body }: RecordedAnswer): string =>
  `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;

/** The recorded answer of a question. */
export function answerTo<Answer = JsonObject>(question: string): Answer {
  const found = recordedAnswers.find((each) => questionOf(each) === question);
  if (found === undefined) throw new TypeError(`Never asked: ${question}`);
  return found.answer as Answer;
}
