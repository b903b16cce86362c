import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName, isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAssets } from '../../../assets/model/assets.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { typedName } from '../../../recipients/model/typedName.ts';
import { useScamAccounts, useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { useFullAccount } from '../../model/account.ts';
import { balancesOf } from '../../model/balances.ts';
import { useFavourites } from '../../model/favourites.ts';
import { useSession } from '../../model/session.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import { AccountIcon } from '../../ui/AccountIcon.tsx';
import { AddFavourite } from './AddFavourite.tsx';
import styles from './Favorites.module.css';

/** The stored name of a favourite account. @throws AppError login.unknown_account, and those of ChainClient.call */
async function findAccount(typed: string): Promise<string> {
  const name = typedName(typed);
  const [account] = isValidAccountName(name) ? await getAccounts(chain, [name]) : [];
  if (!account) throw new AppError('login.unknown_account', { account: name });
  return account.name;
}

/** The stored id 1.3.x of a favourite asset. @throws AppError chain.unknown_asset, and those of ChainClient.call */
async function findAsset(typed: string): Promise<string> {
  const symbol = withoutFormatMarks(typed).trim().toUpperCase();
  const [asset] = isValidSymbol(symbol) ? await getAssets(chain, [symbol]) : [];
  if (!asset) throw new AppError('chain.unknown_asset');
  return asset.id;
}

/** The user's favourite accounts and assets. */
export function Favorites() {
  const t = useAccountT();
  return (
    <Page title={t('common.favourites')}>
      <FavouriteAccounts />
      <FavouriteAssets />
    </Page>
  );
}

function FavouriteAccounts() {
  const t = useAccountT();
  const { accounts, remove } = useFavourites();
  const scam = useScamAccounts();
  return (
    <Section header={t('favourites.accounts')}>
      {accounts.length === 0 && <p className={styles.none}>{t('favourites.noAccounts')}</p>}
      {accounts.map((name) => (
        <div key={name} className={styles.row}>
          <Cell
            to={`/account/${name}`}
            before={<AccountIcon name={name} />}
            title={name}
            badge={<ScamMark isScam={scam.has(name)} />}
          />
          <IconButton
            icon="close"
            label={t('favourites.remove', { name })}
            onPress={() => remove('accounts', name)}
          />
        </div>
      ))}
      <AddFavourite
        kind="accounts"
        label={t('favourites.addAccount')}
        hint={t('common.accountName')}
        find={findAccount}
      />
    </Section>
  );
}

function FavouriteAssets() {
  const t = useAccountT();
  const { assets: ids, remove } = useFavourites();
  const scam = useScamAssets();
  const assets = useAssets(ids);
  const account = useSession((session) => session.account);
  const hidesBalances = useSettings((settings) => settings.hidesBalances);
  const balances = balancesOf(useFullAccount(account).data);
  return (
    <Section header={t('common.assets')}>
      {ids.length === 0 && <p className={styles.none}>{t('favourites.noAssets')}</p>}
      {ids.map((id) => {
        const asset = assets.get(id);
        const name = asset?.symbol ?? id;
        const units = balances.get(id);
        return (
          <div key={id} className={styles.row}>
            <Cell
              {...(asset === undefined ? {} : { to: `/asset/${asset.symbol}` })}
              before={<AssetIcon symbol={name} />}
              title={<SymbolText symbol={name} />}
              badge={<ScamMark isScam={scam.has(name)} />}
              subtitle={
                units === undefined || asset === undefined ? (
                  id
                ) : (
                  <>
                    {t('favourites.youHave')}{' '}
                    <AmountText
                      units={units}
                      precision={asset.precision}
                      form="short"
                      isHidden={hidesBalances}
                    />
                  </>
                )
              }
            />
            <IconButton
              icon="close"
              label={t('favourites.remove', { name })}
              onPress={() => remove('assets', id)}
            />
          </div>
        );
      })}
      <AddFavourite
        kind="assets"
        label={t('favourites.addAsset')}
        hint={t('favourites.assetHint')}
        find={findAsset}
      />
    </Section>
  );
}
