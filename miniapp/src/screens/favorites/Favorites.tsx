import { AccountIcon } from '../../components/AccountIcon.tsx';
import { AmountText } from '../../components/AmountText.tsx';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Page } from '../../components/Page.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Section } from '../../components/Section.tsx';
import { useFullAccount } from '../../data/accounts/account.ts';
import { useAssets } from '../../data/assets/assets.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { useFavourites } from '../../stores/favourites.ts';
import { useSession } from '../../stores/session.ts';
import { useSettings } from '../../stores/settings.ts';
import { AddFavourite } from './AddFavourite.tsx';
import styles from './Favorites.module.css';
import { findAccount, findAsset } from './findFavourite.ts';

/** The accounts and assets the user wants at hand. */
export function Favorites() {
  const t = useAccountT();
  return (
    <Page title={t('favourites.title')}>
      <FavouriteAccounts />
      <FavouriteAssets />
    </Page>
  );
}

function FavouriteAccounts() {
  const t = useAccountT();
  const { accounts, remove } = useFavourites();
  const scam = useScamLists();
  return (
    <Section header={t('favourites.accounts')}>
      {accounts.length === 0 && <p className={styles.none}>{t('favourites.noAccounts')}</p>}
      {accounts.map((name) => (
        <div key={name} className={styles.row}>
          <Cell
            to={`/account/${name}`}
            before={<AccountIcon name={name} />}
            title={name}
            badge={<ScamMark isScam={scam.accounts.has(name)} />}
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
        hint={t('favourites.accountHint')}
        find={findAccount}
      />
    </Section>
  );
}

function FavouriteAssets() {
  const t = useAccountT();
  const { assets: ids, remove } = useFavourites();
  const scam = useScamLists();
  const assets = useAssets(ids);
  const account = useSession((session) => session.account);
  const hidesBalances = useSettings((settings) => settings.hidesBalances);
  const { data } = useFullAccount(account);
  return (
    <Section header={t('favourites.assets')}>
      {ids.length === 0 && <p className={styles.none}>{t('favourites.noAssets')}</p>}
      {ids.map((id) => {
        const asset = assets.get(id);
        const name = asset?.symbol ?? id;
        const units = data?.balances.find(({ asset_type }) => asset_type === id)?.balance;
        return (
          <div key={id} className={styles.row}>
            <Cell
              {...(asset === undefined ? {} : { to: `/asset/${asset.symbol}` })}
              before={<AssetIcon symbol={name} />}
              title={name}
              badge={<ScamMark isScam={scam.assets.has(name)} />}
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
