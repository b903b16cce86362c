import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SharedThing } from '@xbts/shared/services/sharing.ts';
import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import type { StartScreen } from '@xbts/shared/services/startRoutes.ts';
import type { Market } from '../../chain/market/market.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { accountsOf } from '../../storage/repositories/accounts.ts';
import { poolLines, sourceLine } from '../cards.ts';
import { escapeHtml, htmlText } from '../html.ts';
import type { PartnerLinks } from '../partnerLinks.ts';
import type { Texts } from '../texts/texts.ts';

/** A message before it is shared. */
export interface SharedMessage {
  /** One line, for the list of results. */
  readonly title: string;
  /** Without markup, for messengers that accept only a link and a text. */
  readonly text: string;
  readonly html: string;
  readonly startParam: string;
  /** The label of its button. */
  readonly label: string;
}

export interface SharedMessageDeps {
  readonly market: Pick<Market, 'pools'>;
  readonly partners: PartnerLinks;
  readonly storage: Storage;
}

/**
 * The message about a thing, in the sharer's language. An invitation carries an account only if the bot knows it as the
 * user's.
 * @throws AppError request.not_found (no such pool), share.account_unknown, those of Market.pools
 */
export async function sharedMessage(
  thing: Exclude<SharedThing, { what: 'request' }>,
  { userId, texts }: { userId: number; texts: Texts },
  { market, partners, storage }: SharedMessageDeps,
): Promise<SharedMessage> {
  if (thing.what === 'pool') return poolMessage(thing.poolId, texts, market);
  const { appTitle: title, appText } = texts.inline;
  const label = texts.launchButton;
  if (thing.what === 'app') return { title, text: appText, html: escapeHtml(appText), startParam: '', label };
  const { account } = thing;
  const isTheirs = (await accountsOf(storage.db, userId)).some(({ name }) => name === account);
  const startParam = isTheirs ? partners.startParamOf(account) : undefined;
  if (startParam === undefined) throw new AppError('share.account_unknown', { account });
  const { invitation } = texts.share;
  return { title, text: invitation(account), html: invitation(htmlText(account)), startParam, label };
}

async function poolMessage(
  poolId: string,
  texts: Texts,
  market: Pick<Market, 'pools'>,
): Promise<SharedMessage> {
  const found = await market.pools('');
  const pool = found.value.find(({ id }) => id === poolId);
  if (pool === undefined) throw new AppError('request.not_found', { what: poolId });
  const screen: StartScreen = `pool-${Number(poolId.slice('1.19.'.length))}`;
  const name = `${pool.symbolA} / ${pool.symbolB}`;
  return {
    title: name,
    text: texts.share.pool(name),
    html: [poolLines(pool, texts), sourceLine(texts, found.sources, found)].join('\n'),
    startParam: writeStartParam({ screen }),
    label: texts.share.openPool,
  };
}
