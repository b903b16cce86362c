import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { Listing } from '../../scam/model/scamLists.ts';

/** ok: no objection; notice: worth a look; danger: needs a second consent; refused: impossible from here. */
export type VerdictLevel = 'ok' | 'notice' | 'danger' | 'refused';

/** The source of a known name. */
export type KnownAs = 'contact' | 'own' | 'favourite' | 'paid' | 'gateway';

/** The source of a fact. */
export type FactSource = 'chain' | 'history' | 'scamList' | 'gateway' | 'device';

/** The facts about a recipient, each from its own source; null for an unreadable source. */
export interface RecipientFacts {
  name: string;
  id: string;
  /** The scam list with its name. */
  listing: Listing | null;
  /** The time of the operator's list (ms); null without one. */
  scamListAt: number | null;
  /** The day of the public list (ms); null when it cannot be loaded. */
  publicListAt: number | null;
  /** The gateway whose coins it issues: payments to it without a withdrawal's memo are lost. */
  gateway: { family: string } | null;
  /** True when no gateway's accounts are known. */
  areGatewaysUnknown: boolean;
  /** The current message. */
  memo: string;
  lookAlike: { name: string; knownAs: KnownAs } | null;
  isOwn: boolean;
  /** The label of the contact ('' without one); null when it is no contact. */
  contact: string | null;
  /**
   * The user's earlier payments to it: their number, the number with a message, and whether the history is complete.
   */
  past: { count: number; withMemo: number; isWhole: boolean } | null;
  /** True when only one node reports earlier payments: this device has signed none. */
  isPastHearsay: boolean;
  /** Its start (ms): its registration, or the oldest operation that the node keeps. */
  since: { at: number; isRegistration: boolean } | null;
  /** Now, in ms. */
  now: number;
}

/** One reason of the verdict, with the values of its sentence. */
export interface Reason {
  kind:
    | 'scam'
    | 'scamPublic'
    | 'burned'
    | 'anybody'
    | 'lookAlike'
    | 'gatewayNoMemo'
    | 'gatewayOddMemo'
    | 'gatewayMemo'
    | 'memoBefore'
    | 'first'
    | 'firstOfMany'
    | 'pastUnknown'
    | 'young'
    | 'gatewaysUnknown'
    | 'paidBefore'
    | 'contact'
    | 'own'
    | 'registered'
    | 'knownSince'
    | 'notListed'
    | 'notListedShipped';
  level: VerdictLevel;
  source: FactSource;
  values: Readonly<Record<string, string | number>>;
}

export interface Verdict {
  level: VerdictLevel;
  /** The worst first. */
  reasons: readonly Reason[];
}

const YOUNG_DAYS = 30;
/** After this many payments with a message and none without, the account may require one, like an exchange's. */
const MEMO_HABIT = 3;
/** chain.md §3: coins sent to 1.2.3 are destroyed, coins on 1.2.4 are open to all. */
const NULL_ACCOUNT = '1.2.3';
const TEMP_ACCOUNT = '1.2.4';
/** services.md, 'Gateways': a withdrawal's memo is `coin:address` or `coin:address:memo`. */
const WITHDRAWAL_MEMO = /^[a-z0-9.-]{1,32}:\S.*$/su;

const levels: readonly VerdictLevel[] = ['ok', 'notice', 'danger', 'refused'];
const rank = (level: VerdictLevel): number => levels.indexOf(level);

const reason = (
  kind: Reason['kind'],
  level: VerdictLevel,
  source: FactSource,
  values: Reason['values'] = {},
): Reason => ({ kind, level, source, values });

function aboutItself({ id, name, listing, scamListAt, publicListAt }: RecipientFacts): Reason[] {
  if (listing !== null) {
    const values = { name, at: listing.at ?? '—' };
    return listing.list === 'operator'
      ? [reason('scam', 'refused', 'scamList', values)]
      : [reason('scamPublic', 'danger', 'scamList', values)];
  }
  const listed =
    scamListAt === null
      ? reason('notListedShipped', 'ok', 'scamList', { at: publicListAt ?? '—' })
      : reason('notListed', 'ok', 'scamList', { at: scamListAt });
  if (id === NULL_ACCOUNT) return [reason('burned', 'danger', 'chain', { name }), listed];
  if (id === TEMP_ACCOUNT) return [reason('anybody', 'danger', 'chain', { name }), listed];
  return [listed];
}

function aboutMemo({ gateway, areGatewaysUnknown, contact, memo, past }: RecipientFacts): Reason[] {
  const hasMemo = memo.trim() !== '';
  if (gateway !== null) {
    const values = { family: gateway.family };
    if (!hasMemo) return [reason('gatewayNoMemo', 'danger', 'gateway', values)];
    if (!WITHDRAWAL_MEMO.test(memo)) return [reason('gatewayOddMemo', 'danger', 'gateway', values)];
    return [reason('gatewayMemo', 'notice', 'gateway', values)];
  }
  const reasons = areGatewaysUnknown ? [reason('gatewaysUnknown', 'notice', 'gateway')] : [];
  if (hasMemo || past === null || past.count === 0 || past.withMemo < past.count) return reasons;
  const level = past.count >= MEMO_HABIT && contact === null ? 'danger' : 'notice';
  return [...reasons, reason('memoBefore', level, 'history', { count: past.count })];
}

function aboutAcquaintance({
  name,
  contact,
  isOwn,
  lookAlike,
  past,
  isPastHearsay,
}: RecipientFacts): Reason[] {
  const reasons: Reason[] = [];
  if (isOwn) reasons.push(reason('own', 'ok', 'device'));
  if (contact !== null) reasons.push(reason('contact', 'ok', 'device', { label: contact || name }));
  const isKnown = isOwn || contact !== null;
  if (lookAlike !== null && !isKnown) {
    const level = (past?.count ?? 0) > 0 && !isPastHearsay ? 'notice' : 'danger';
    reasons.push(
      reason('lookAlike', level, 'device', { name, other: lookAlike.name, as: lookAlike.knownAs }),
    );
  }
  if (past === null) return [...reasons, reason('pastUnknown', isKnown ? 'ok' : 'notice', 'history')];
  if (past.count > 0) return [...reasons, reason('paidBefore', 'ok', 'history', { count: past.count })];
  return [...reasons, reason(past.isWhole ? 'first' : 'firstOfMany', isKnown ? 'ok' : 'notice', 'history')];
}

function aboutAge({ since, now }: RecipientFacts): Reason[] {
  if (since === null) return [];
  const days = Math.max(0, Math.floor((now - since.at) / DAY_MS));
  if (!since.isRegistration) return [reason('knownSince', 'ok', 'chain', { at: since.at })];
  if (days < YOUNG_DAYS) return [reason('young', 'notice', 'chain', { count: days, at: since.at })];
  return [reason('registered', 'ok', 'chain', { at: since.at })];
}

/** The single verdict about a recipient: the level of its worst reason. */
export function judgeRecipient(facts: RecipientFacts): Verdict {
  const reasons = [
    ...aboutItself(facts),
    ...aboutMemo(facts),
    ...aboutAcquaintance(facts),
    ...aboutAge(facts),
  ].sort((a, b) => rank(b.level) - rank(a.level));
  return { level: reasons[0]?.level ?? 'ok', reasons };
}

/** The identity of a confirmed danger: another recipient, danger or message needs another confirmation. */
export function consentKey({ reasons }: Verdict, name: string, memo: string): string {
  const dangers = reasons.filter(({ level }) => level === 'danger').map(({ kind }) => kind);
  return JSON.stringify([name, memo, ...dangers]);
}

/** The stored form of a consent to a verdict ('' before there is one), and whether `given` is it or none is needed. */
export function consentOf(verdict: Verdict | null, name: string, memo: string, given: string) {
  const key = verdict === null ? '' : consentKey(verdict, name, memo);
  return { key, hasConsent: verdict?.level !== 'danger' || given === key };
}
