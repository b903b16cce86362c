import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { withUnit, written, writtenFiat } from '@xbts/shared/figures/numbers.ts';
import { type CommandContext, Composer } from 'grammy';
import type { FigureSource, OwnStakes, Sourced, StakedFigures } from '../../chain/market/market.ts';
import { accountsOf, type WatchedAccount } from '../../storage/repositories/accounts.ts';
import type { BotContext } from '../botContext.ts';
import { sourceLine } from '../cards.ts';
import { asHtml, escapeHtml, headed, htmlBold } from '../html.ts';
import { momentText } from '../momentText.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import { ASIDE_MS, inTime } from '../storedInTime.ts';
import type { StakedLack, Texts } from '../texts/texts.ts';

/** /stake: the terms, in a private chat the stakes of the watched accounts, and the sum of all; with their worth. */
export const stake = new Composer<BotContext>();

type Asked = CommandContext<BotContext>;

stake.command('stake', async (ctx) => {
  const { market, log, texts } = ctx;
  const failed = (what: string) => (error: unknown) => {
    log.warn({ err: error }, `${what} could not be read`);
    return toAppError(error);
  };
  // At once: whatever hangs, the answer comes in time.
  const [worth, own, total] = await Promise.all([
    worthOf(ctx),
    ownStakes(ctx).catch(failed('the stakes of watched accounts')),
    market.staked().catch(failed('the sum of all stakes')),
  ]);
  const parts = [
    headed(texts.stake(ctx.payers.join(', '))),
    ...(own === null ? [] : [ownPart(own, worth, texts)]),
    totalPart(total, worth, texts),
  ];
  const reply_markup = screenKeyboard(ctx, 'smartholder');
  await ctx.reply(parts.join('\n\n'), { ...asHtml, reply_markup });
});

/** An amount of STH as it is written, with its worth in dollars where there is a price, and where that comes from. */
interface Worth {
  readonly written: (amount: string) => string;
  readonly sources: readonly FigureSource[];
  /** Of the price, milliseconds since 1970. */
  readonly readAt: number;
}

/** Without a price the amount alone. */
async function worthOf({ market, texts, log }: Asked): Promise<Worth> {
  const plain = (amount: string) => withUnit(written(amount, texts.language), 'STH');
  const without = { written: plain, sources: [], readAt: Number.POSITIVE_INFINITY };
  try {
    const { value, readAt } = await market.price('STH');
    if (value === undefined || value.usd === null) return without;
    const { price } = value.usd;
    const dollars = (amount: string) => writtenFiat(price * Number(amount), 'usd', texts.language);
    return {
      written: (amount) => `${plain(amount)} (≈ ${dollars(amount)})`,
      sources: value.sources,
      readAt,
    };
  } catch (error) {
    log.warn({ err: error }, 'the price of stakes could not be read');
    return without;
  }
}

interface Own {
  readonly told: Sourced<readonly OwnStakes[]>;
  readonly watched: readonly WatchedAccount[];
}

/** null where nobody is meant: in a group, and without watched accounts. */
async function ownStakes({ storage, clock, market, from, chat }: Asked): Promise<Own | null> {
  if (chat.type !== 'private' || from === undefined) return null;
  const watched = await inTime(storage, accountsOf(storage.db, from.id), ASIDE_MS, clock);
  if (watched.length === 0) return null;
  return { told: await market.ownStakes(watched.map(({ id }) => id)), watched };
}

function ownPart(own: Own | AppError, worth: Worth, texts: Texts): string {
  if (own instanceof AppError) return escapeHtml(texts.ownStakes.silent);
  const { told, watched } = own;
  if (told.value.length === 0)
    return `${escapeHtml(texts.ownStakes.none)}\n${sourceLine(texts, ['chain'], told)}`;
  const lines = told.value.map((stakes) => ownLine(stakes, { watched, worth, texts }));
  return [...lines, sourceLine(texts, ['chain', ...worth.sources], earlier(told, worth))].join('\n');
}

function ownLine(
  { accountId, staked, claimable, unlocksAt }: OwnStakes,
  { watched, worth, texts }: { watched: readonly WatchedAccount[]; worth: Worth; texts: Texts },
): string {
  const name = watched.find(({ id }) => id === accountId)?.name ?? accountId;
  const facts = [
    texts.ownStakes.staked(worth.written(staked)),
    ...(claimable === null ? [] : [texts.ownStakes.claimable(worth.written(claimable))]),
    ...(unlocksAt === null ? [] : [texts.ownStakes.unlocks(momentText(unlocksAt, texts.language))]),
  ];
  return [htmlBold(name), ...facts.map(escapeHtml)].join('\n');
}

function totalPart(total: Sourced<StakedFigures> | AppError, worth: Worth, texts: Texts): string {
  if (total instanceof AppError) return escapeHtml(texts.noStaked[lackOf(total)]);
  const text = escapeHtml(stakedText(total.value, worth, texts));
  return `${text}\n${sourceLine(texts, ['staking', ...worth.sources], earlier(total, worth))}`;
}

/** A sum and its worth are as old as the older one of both. */
const earlier = <Told extends { readonly readAt: number }>(told: Told, { readAt }: Worth): Told => ({
  ...told,
  readAt: Math.min(told.readAt, readAt),
});

function stakedText({ staked, weight, holders }: StakedFigures, worth: Worth, texts: Texts): string {
  if (staked === null) return texts.noStaked.unknownForm;
  const bonuses = weight === null ? null : withUnit(written(weight, texts.language), 'STH');
  return texts.staked({ sum: worth.written(staked), weight: bonuses, holders });
}

function lackOf(error: unknown): StakedLack {
  if (hasCode(error, 'service.not_configured')) return 'none';
  return hasCode(error, 'service.bad_answer') ? 'unknownForm' : 'silent';
}
