import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { RoundAction, RoundActions } from '../../../ui/inputs/RoundAction.tsx';
import { marketPath, usualPair } from '../../market/model/marketPair.ts';
import { groupOf } from '../../portfolio/model/portfolioView.ts';
import { useAssetT } from '../texts/assetTexts.ts';

/** The actions for an asset; those that need an account go through the login. */
export function AssetActions({ asset: { id, symbol } }: { asset: Asset }) {
  const t = useAssetT();
  const group = groupOf({ assetId: id, symbol });
  const isGateways = group === 'exchange' || group === 'fiat';
  const name = encodeURIComponent(symbol);
  return (
    <RoundActions>
      {isGateways && (
        <RoundAction icon="receive" label={t('common.deposit')} to={`/wallet/deposit/${name}`} />
      )}
      {isGateways && (
        <RoundAction icon="external" label={t('common.withdraw')} to={`/wallet/withdraw/${name}`} />
      )}
      <RoundAction icon="send" label={t('common.send')} to={`/send?asset=${name}`} />
      <RoundAction icon="swap" label={t('common.swapNow')} to={`/swap?from=${name}`} />
      <RoundAction icon="market" label={t('markets.trade')} to={marketPath(usualPair(symbol))} />
    </RoundActions>
  );
}
