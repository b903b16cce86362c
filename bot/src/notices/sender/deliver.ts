import { hasCode } from '@xbts/shared/errors/appError.ts';
import { retry } from '../../retry.ts';
import {
  beginSending,
  type Claimant,
  type ClaimedNotice,
  type Settlement,
  settleSends,
} from '../../storage/repositories/outboxClaims.ts';
import { noteReach } from '../../storage/repositories/reach.ts';
import { pauseSending } from '../../storage/repositories/sendingRate.ts';
import { removeSubscriber } from '../../storage/repositories/subscribers.ts';
import { renderNotice } from '../renderNotice.ts';
import { createGroupCommit } from './groupCommit.ts';
import { nextTryMs, type SenderSettings } from './senderOptions.ts';
import type { OutgoingNotice, SendResult } from './sendNotice.ts';
import { createSlidingWindow } from './slidingWindow.ts';

const blockedCode = 'notice.blocked';
/** Wait between attempts to store an outcome while the database server is down. */
const settleAgainMs = 500;

/**
 * Sends one claimed notice: records the start of the send, calls the Bot API, records the outcome. Returns the outcome;
 * undefined when the claim was lost.
 */
export function createDelivery(settings: SenderSettings, claimant: Claimant) {
  const { storage, log, observe, perSecond, clock } = settings;
  const inWindow = createSlidingWindow(Math.max(1, Math.floor(perSecond)), clock);
  const begin = createGroupCommit(async (ids: readonly bigint[]) => {
    const attempts = await beginSending(storage.db, claimant, ids);
    return (id: bigint) => attempts.get(id);
  });
  const settle = createGroupCommit(async (settlements: readonly Settlement[]) => {
    await settleSurely(settings, claimant, settlements);
    return () => undefined;
  });

  return async (notice: ClaimedNotice): Promise<SendResult | undefined> => {
    const message = renderedOrFault(settings, notice);
    const attempt = await begin(notice.id);
    if (attempt === undefined) return undefined;
    const result = 'html' in message ? await callInTime(settings, message, inWindow) : message;
    if (result.kind === 'slowDown') await pauseSending(storage.db, result.seconds);
    const isChannel = notice.uid < 0;
    if (result.kind === 'blocked' && isChannel) {
      await removeSubscriber(storage.db, notice.uid);
      const facts = { notice: String(notice.id), code: blockedCode };
      log.error(facts, 'the channel refused a post: make the bot its administrator');
    } else {
      if (result.kind === 'blocked') {
        await noteReach(storage.db, notice.uid, false);
        log.info(
          { notice: String(notice.id), code: blockedCode },
          'a chat can’t be reached: its notices wait',
        );
      }
      const settlement = settlementOf(settings, { id: notice.id, attempt, ageMs: notice.ageMs }, result);
      await settle(settlement);
      if (settlement.state === 'given_up')
        log.error(
          { notice: String(notice.id), kind: notice.kind, code: settlement.code },
          'a notice was given up',
        );
    }
    observe(result.kind);
    return result;
  };
}

/** The message, or the outcome when it cannot be rendered. */
function renderedOrFault({ links, log }: SenderSettings, notice: ClaimedNotice): OutgoingNotice | SendResult {
  try {
    return { chatId: notice.uid, ...renderNotice(notice, links) };
  } catch (error) {
    log.error({ notice: String(notice.id), kind: notice.kind, err: error }, 'a notice could not be worded');
    return { kind: 'refused', code: 'notice.unreadable' };
  }
}

/** The call's outcome within the deadline, even if the call ignores the signal. */
async function callInTime(
  { send, clock, deadlineMs }: SenderSettings,
  message: OutgoingNotice,
  inWindow: ReturnType<typeof createSlidingWindow>,
): Promise<SendResult> {
  const late = new AbortController();
  const answered = new AbortController();
  const timeout = clock.sleep(deadlineMs, answered.signal).then((): SendResult => {
    late.abort();
    return { kind: 'failed', code: 'bot_api.timeout' };
  });
  try {
    return await Promise.race([inWindow(() => send(message, late.signal), late.signal), timeout]);
  } catch {
    // The thrown error may contain the address, and so the token.
    return { kind: 'failed', code: 'bot_api.unreachable' };
  } finally {
    answered.abort();
  }
}

function settlementOf(
  settings: SenderSettings,
  send: { id: bigint; attempt: number; ageMs: number },
  result: SendResult,
): Settlement {
  const { id, attempt } = send;
  const outcome = { id, attempt, waitMs: 0, code: null };
  if (result.kind === 'sent') return { ...outcome, state: 'sent' };
  if (result.kind === 'slowDown') return { ...outcome, state: 'waiting', waitMs: result.seconds * 1000 };
  if (result.kind === 'blocked') return { ...outcome, state: 'waiting', code: blockedCode };
  const { code } = result;
  const waitMs = result.kind === 'failed' ? nextTryMs(settings, send) : undefined;
  return waitMs === undefined
    ? { ...outcome, state: 'given_up', code }
    : { ...outcome, state: 'waiting', waitMs, code };
}

/** A lost outcome would mean a second message, so it waits for a server that is down. */
async function settleSurely(
  { storage, chatGapMs, clock, leaseMs }: SenderSettings,
  claimant: Claimant,
  settlements: readonly Settlement[],
): Promise<void> {
  const until = clock.now() + leaseMs;
  return await retry(
    () => settleSends(storage.db, claimant, { settlements, chatGapMs }),
    (error) =>
      hasCode(error, 'storage.connection_lost') && clock.now() <= until ? settleAgainMs : undefined,
    { signal: new AbortController().signal, clock },
  );
}
