import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName, isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import { typedName } from '../../../recipients/model/typedName.ts';

/** The name under which an account is kept. @throws AppError login.unknown_account, and those of ChainClient.call */
export async function findAccount(typed: string): Promise<string> {
  const name = typedName(typed);
  const [account] = isValidAccountName(name) ? await getAccounts(chain, [name]) : [];
  if (!account) throw new AppError('login.unknown_account', { account: name });
  return account.name;
}

/** The id 1.3.x under which an asset is kept. @throws AppError chain.unknown_asset, and those of ChainClient.call */
export async function findAsset(typed: string): Promise<string> {
  const symbol = withoutFormatMarks(typed).trim().toUpperCase();
  const [asset] = isValidSymbol(symbol) ? await getAssets(chain, [symbol]) : [];
  if (!asset) throw new AppError('chain.unknown_asset');
  return asset.id;
}
