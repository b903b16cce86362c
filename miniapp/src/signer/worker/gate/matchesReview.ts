import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  CORE_ASSET_ID,
  CORE_PRECISION,
  CORE_SYMBOL,
  NULL_PUBLIC_KEY,
} from '@xbts/shared/protocol/constants.ts';
import { isEmptyExtension } from '@xbts/shared/protocol/emptyExtension.ts';
import { movedUnits, type Units } from '@xbts/shared/protocol/movedUnits.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';
import type { PlainMemo, SigningRequest } from '../../protocol/signing.ts';
import type { AgreedFacts, ShownFacts, ShownLine, ShownParty } from '../../shownFacts.ts';
import { areSameFacts, factsBy } from './facts.ts';

type Part = 'amount' | 'asset' | 'payer' | 'recipient' | 'memo' | 'note' | 'step' | 'extension';

function assert(isSo: boolean, part: Part): void {
  if (!isSo) throw new AppError('signer.not_as_shown', { part });
}

/** The lines list each asset once, by the agreed symbol and precision. */
function assertNamed(lines: readonly ShownLine[], { assets }: AgreedFacts): void {
  assert(new Set(lines.map(({ assetId }) => assetId)).size === lines.length, 'amount');
  for (const line of lines) {
    const asset = assets.find(({ id }) => id === line.assetId);
    assert(
      asset !== undefined && asset.symbol === line.symbol && asset.precision === line.precision,
      'asset',
    );
  }
}

/** The lines show exactly what the operations move. */
function assertLines(lines: readonly ShownLine[], units: Units, agreed: AgreedFacts): void {
  assertNamed(lines, agreed);
  const isAll = lines.length === units.size;
  assert(isAll && lines.every((line) => line.units === units.get(line.assetId)), 'amount');
}

/** Expectations depend on pools, which the worker does not know, but never fall below the operations' guarantees. */
function assertOutlook({ expects, mayRemain }: ShownFacts, arrives: Units, agreed: AgreedFacts): void {
  assertNamed(expects, agreed);
  assertNamed(mayRemain, agreed);
  assert(
    expects.every(({ assetId, units }) => units >= (arrives.get(assetId) ?? 0n)),
    'amount',
  );
}

/** Independent of any answer: the native asset has its known properties, and no other asset has its name. */
function assertAssets({ assets }: AgreedFacts): void {
  for (const { id, symbol, precision } of assets) {
    const isNative = id === CORE_ASSET_ID;
    assert(isNative === (symbol === CORE_SYMBOL) && (!isNative || precision === CORE_PRECISION), 'asset');
  }
}

const isAgreed = ({ id, name }: ShownParty, { accounts }: AgreedFacts) =>
  accounts.some((each) => each.id === id && each.name === name);

const recipientsOf = (operations: readonly Operation[]) =>
  new Set(operations.flatMap((operation) => movementOf(operation).toId ?? []));

function assertRecipients({ operations, shown, agreed }: SigningRequest): void {
  const paid = recipientsOf(operations);
  const named = new Set(shown.recipients.map(({ id }) => id));
  assert(paid.size === named.size && [...paid].every((id) => named.has(id)), 'recipient');
  assert(
    shown.recipients.every((each) => isAgreed(each, agreed)),
    'recipient',
  );
}

/** A memo is sealed for the agreed memo key of the operation's recipient, and shown as sealed, beside that name. */
function assertMemos({ operations, memos, shown, agreed }: SigningRequest): void {
  assert(memos.length === shown.memos.length, 'memo');
  assert(new Set(memos.map(({ index }) => index)).size === memos.length, 'memo');
  const isRight = ({ index, text, toKey }: PlainMemo, nth: number) => {
    const operation = operations[index];
    const toId = operation === undefined ? null : movementOf(operation).toId;
    const recipient = agreed.accounts.find(({ id }) => id === toId);
    const line = shown.memos[nth];
    const isShown = line?.index === index && line.text === text && line.to === recipient?.name;
    return isShown && toKey !== NULL_PUBLIC_KEY && recipient?.options.memo_key === toKey;
  };
  assert(memos.every(isRight), 'memo');
}

// No lookbehind: iOS supports it only from 16.4.
const anyId = /(?:^|[^\w.])([12]\.\d+\.\d+)(?![\w.])/gu;

/**
 * A note's object id must occur in an operation, and a note's memo part in a memo whose operations go to the issuer,
 * since gateways pay by memo.
 */
function assertNotes({ operations, memos, shown, agreed }: SigningRequest): void {
  const payloads = JSON.stringify(operations);
  for (const { value, isInMemo } of shown.notes) {
    const ids = [...value.matchAll(anyId)].map(([, id]) => id);
    assert(
      ids.every((id) => payloads.includes(`"${id}"`)),
      'note',
    );
    assert(!isInMemo || memos.some(({ text }) => `:${text}:`.includes(`:${value}:`)), 'note');
    assert(!isInMemo || isToIssuer(operations, agreed), 'recipient');
  }
}

/** Extensions could carry content that no line and no fact shows. */
function assertNothingMore(operations: readonly Operation[]): void {
  for (const [, payload] of operations) {
    assert(isEmptyExtension('extensions' in payload ? payload.extensions : undefined), 'extension');
  }
}

/**
 * Checks the sheet against the operations and the agreed facts: sums, assets, payer, recipients, memos, notes, the
 * facts of each operation value by value, and the absence of anything else in the operations.
 * @throws AppError signer.not_as_shown (facts: part), signer.operation_not_allowed, chain.unknown_asset (a market fee
 * is unknown)
 */
export function assertMatchesReview(request: SigningRequest, payer: ShownParty): void {
  const { operations, shown, agreed } = request;
  assertNothingMore(operations);
  assertAssets(agreed);
  const feeOf = (assetId: string) => agreed.assets.find(({ id }) => id === assetId)?.marketFee;
  const { leaves, arrives, wants, fees } = movedUnits(operations, feeOf);
  assertLines(shown.leaves, leaves, agreed);
  assertLines(shown.arrives, arrives, agreed);
  assertLines(shown.wants, wants, agreed);
  assertLines(shown.fees, fees, agreed);
  assertOutlook(shown, arrives, agreed);
  assert(shown.payer.id === payer.id && shown.payer.name === payer.name && isAgreed(payer, agreed), 'payer');
  assertRecipients(request);
  assertMemos(request);
  assertNotes(request);
  assert(areSameFacts(shown.steps, factsBy(operations, agreed)), 'step');
}

/**
 * Whether operations are a withdrawal as gateways take it (services.md, Gateways): transfers to the account that nodes agree issues the
 * asset, and nothing else. Who the gateway says it is does not matter.
 */
const isToIssuer = (operations: readonly Operation[], { assets }: AgreedFacts): boolean =>
  operations.every(([type, body]) => {
    if (type !== operationType.transfer) return false;
    const { to, amount } = body;
    return assets.find(({ id }) => id === amount.asset_id)?.issuer === to;
  });
