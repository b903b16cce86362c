import { formatExact } from '@xbts/shared/amounts/amount.ts';
import type { AppError } from '@xbts/shared/errors/appError.ts';
import type { BlockProof, Proven } from '@xbts/shared/protocol/blockProof.ts';
import { CORE_ASSET_ID, CORE_PRECISION, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { operationName, operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';

/** A proof's result in plain words, one line each. */
export function describeProof(proof: BlockProof, proven: Proven): string[] {
  const { operations } = proof.readable;
  const { signed, active, needed, isIrreversible } = proven;
  const count = `${signed} of ${active} active witnesses have signed it or a block on top of it`;
  return [
    `Proven: transaction ${proven.transactionId} is in block ${proven.blockNumber}, made at ${proven.time} UTC,`,
    `as number ${proven.index + 1} of its ${proof.leaves.length} transactions. The block's id is ${proven.blockId}.`,
    isIrreversible
      ? `The block is irreversible: ${count}, and ${needed} are enough.`
      : `The block was not irreversible yet: ${count}, and ${needed} are needed.`,
    'The transaction says:',
    ...operations.map((operation) => `  ${describeOperation(operation)}`),
    ...describeTrust(proof),
  ];
}

/** The reason of a refused proof, as a sentence. */
export function describeRefusal({ code, facts, message }: AppError): string {
  const { block = '', witness = '', detail = '' } = facts;
  if (code === 'proof.malformed') return `this isn’t a proof of a block (${detail})`;
  if (code === 'proof.unlinked') return `block ${block} doesn’t follow the one before it`;
  if (code === 'proof.wrong_signature') return `block ${block} isn’t signed by its witness ${witness}`;
  if (code === 'proof.wrong_root') return `block ${block} doesn’t contain this transaction`;
  if (code === 'unexpected') return String(detail);
  if (code === 'signature.malformed') return 'one of its signatures is malformed';
  return message;
}

/** A signature is worth as much as the knowledge about its key. */
function describeTrust({ witnesses, source }: BlockProof): string[] {
  const now = witnesses.keys.filter(({ witness }) => witnesses.active.includes(witness));
  return [
    `It relies on these keys of the witnesses of chain ${witnesses.chainId}.`,
    `At block ${source.headBlock} they came from ${source.nodes.join(' and ')}. The file alone doesn’t prove them:`,
    'compare them with a source you trust (objects 1.6.x of a node, a block explorer).',
    ...now.map(({ witness, key, from, to }) => `  ${witness} ${key}${spanOf(from, to)}`),
  ];
}

function spanOf(from: number, to: number | null): string {
  const since = from === 0 ? '' : ` from block ${from}`;
  return to === null ? since : `${since} to block ${to}`;
}

/** Only packed members are printed: other members of a file are not proven. */
function describeOperation([type, body]: readonly [number, unknown]): string {
  const read = readRecordedOperation([type, body]);
  if (read === undefined) return operationName(type) ?? `operation ${type}`;
  if (read[0] !== operationType.transfer) return `${operationName(type)}: ${jsonOf(read[1])}`;
  const { from, to, amount, memo } = read[1];
  const message = memo === undefined ? '' : ', with a memo';
  return `transfer of ${amountText(amount.amount, amount.asset_id)} from account ${from} to account ${to}${message}`;
}

const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each));

function amountText(units: bigint, assetId: string): string {
  if (assetId === CORE_ASSET_ID) return `${formatExact(units, CORE_PRECISION)} ${CORE_SYMBOL}`;
  return `${units} smallest units of asset ${assetId}`;
}
