import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { Listing } from '../../scam/model/scamLists.ts';

/** ok: nothing speaks against it; notice: worth a look; danger: not without a second consent; refused: not from here. */
export type VerdictLevel = 'ok' | 'notice' | 'danger' | 'refused';

/** Where a known name comes from. */
export type KnownAs = 'contact' | 'own' | 'favourite' | 'paid' | 'gateway';

/** Where a fact was found. */
export type FactSource = 'chain' | 'history' | 'scamList' | 'gateway' | 'device';

/** What was found about a recipient, each by its own source; null where the source could not be read. */
export interface RecipientFacts {
  name: string;
  id: string;
  /** The list of scam that it is on. */
  listing: Listing | null;
  /** When the operator's list was read (ms); null when never. */
  scamListAt: number | null;
  /** The day of the public list (ms); null when it can't be loaded. */
  publicListAt: number | null;
  /** The gateway whose coins it issues: what is sent to it without the memo of a withdrawal is nobody's. */
  gateway: { family: string } | null;
  /** True when no list of a gateway is known. */
  areGatewaysUnknown: boolean;
  /** The message as it is typed now. */
  memo: string;
  lookAlike: { name: string; knownAs: KnownAs } | null;
  isOwn: boolean;
  /** The label of the contact ('' without one); null when it is none. */
  contact: string | null;
  /** One's own payments to it before: how many, how many had a message, and whether all of history was read. */
  past: { count: number; withMemo: number; isWhole: boolean } | null;
  /** True where one node alone tells of the past: this device has signed no payment to it. */
  isPastHearsay: boolean;
  /** When it began (ms): its registration, or the oldest operation that the node keeps. */
  since: { at: number; isRegistration: boolean } | null;
  /** Now, in ms. */
  now: number;
}

/** One thing that the verdict rests on; the values are those of its sentence. */
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
/** After so many payments with a message and none without, it may be an account that needs one, as an exchange's does. */
const MEMO_HABIT = 3;
/** chain.md §3: what comes to 1.2.3 is out of the world, what lies on 1.2.4 anybody may take. */
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

/** The one verdict about a recipient: its level is that of its worst reason. */
export function judgeRecipient(facts: RecipientFacts): Verdict {
  const reasons = [
    ...aboutItself(facts),
    ...aboutMemo(facts),
    ...aboutAcquaintance(facts),
    ...aboutAge(facts),
  ].sort((a, b) => rank(b.level) - rank(a.level));
  return { level: reasons[0]?.level ?? 'ok', reasons };
}

/** What a danger is confirmed for: another recipient, another danger or another message asks again. */
export function consentKey({ reasons }: Verdict, name: string, memo: string): string {
  const dangers = reasons.filter(({ level }) => level === 'danger').map(({ kind }) => kind);
  return JSON.stringify([name, memo, ...dangers]);
}

/** What consent to a verdict is kept as ('' before there is one), and whether `given` is it or none is needed. */
export function consentOf(verdict: Verdict | null, name: string, memo: string, given: string) {
  const key = verdict === null ? '' : consentKey(verdict, name, memo);
  return { key, hasConsent: verdict?.level !== 'danger' || given === key };
}
