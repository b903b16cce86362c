import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { ChainAmount } from '@xbts/shared/protocol/objects.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

/** How the sheet writes amounts and assets, by the agreed facts. */
export interface Words {
  amount(amount: AssetAmount | ChainAmount): string;
  symbol(assetId: string): string;
  /** The name of an account. */
  account(id: string): string;
  /** The name behind a vote id. */
  candidate(voteId: string): string;
  /** A timed transfer that the nodes agree on. */
  timed(id: string): TimedTransfer;
}

/** What the agreed facts call things by. */
export type AgreedNames = Pick<AgreedFacts, 'assets' | 'accounts' | 'timed' | 'candidates'>;

/** A time of the chain as the sheet writes it. */
export const momentOf = (chainTime: string, addSeconds = 0) =>
  formatDateTime(msOfChainTime(chainTime) + addSeconds * 1000);

/** How the sheet has to write what the agreed facts name. */
export function wordsBy({ assets, accounts, timed = [], candidates = [] }: AgreedNames): Words {
  const known = (id: string) => {
    const asset = assets.find((each) => each.id === id);
    if (asset === undefined) throw new AppError('signer.not_as_shown', { part: 'asset' });
    return asset;
  };
  return {
    account: (id) => {
      const account = accounts.find((each) => each.id === id);
      if (account === undefined) throw new AppError('signer.not_as_shown', { part: 'recipient' });
      return account.name;
    },
    candidate: (voteId) => {
      const candidate = candidates.find((each) => each.voteId === voteId);
      if (candidate === undefined) throw new AppError('signer.not_as_shown', { part: 'votes' });
      return candidate.name;
    },
    timed: (id) => {
      const found = timed.find((each) => each.id === id);
      if (found === undefined) throw new AppError('signer.not_as_shown', { part: 'step' });
      return found;
    },
    symbol: (id) => known(id).symbol,
    amount: ({ amount, asset_id }) => {
      const { symbol, precision } = known(asset_id);
      return `${formatAmount(BigInt(amount), precision, 'exact')}\u00a0${symbol}`;
    },
  };
}
