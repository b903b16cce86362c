import { useLocation } from 'wouter';
import type { IconName } from '../../../../ui/display/icons/paths.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { useFavourite } from '../../../account/model/favourites.ts';
import type { OwnedHolding } from '../../../account/model/holdings.ts';
import { changeSettings, useSettings } from '../../../settings/model/settings.ts';
import { groupOf } from '../../model/portfolioView.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './HoldingSheet.module.css';

interface Action {
  label: string;
  icon: IconName;
  to: string;
}

/**
 * The actions for an asset: payments, the gateway's deposit and withdrawal, a swap, its page, its star, and hiding it.
 */
export function HoldingActions({ holding, canSend }: { holding: OwnedHolding; canSend: boolean }) {
  const [, navigate] = useLocation();
  const actions = useActions(holding, canSend);
  return (
    <>
      <div className={styles.actions}>
        {actions.map(({ label, icon, to }, index) => (
          <Button
            key={to}
            kind={index === 0 ? 'primary' : 'secondary'}
            icon={icon}
            isStretched
            onPress={() => navigate(to)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Star assetId={holding.assetId} />
      <Hide assetId={holding.assetId} />
    </>
  );
}

function useActions(holding: OwnedHolding, canSend: boolean): Action[] {
  const t = usePortfolioT();
  const symbol = encodeURIComponent(holding.symbol);
  const group = groupOf(holding);
  const isGateways = group === 'exchange' || group === 'fiat';
  const canPay = canSend && holding.amount > 0n;
  const actions: (Action | false)[] = [
    canPay && { label: t('common.send'), icon: 'send', to: `/send?asset=${symbol}` },
    isGateways
      ? { label: t('common.deposit'), icon: 'receive', to: `/wallet/deposit/${symbol}` }
      : { label: t('common.receive'), icon: 'receive', to: '/receive' },
    canPay &&
      isGateways && {
        label: t(group === 'fiat' ? 'sheet.withdrawFiat' : 'common.withdraw'),
        icon: 'external',
        to: `/wallet/withdraw/${symbol}`,
      },
    canPay && { label: t('common.swapNow'), icon: 'swap', to: `/swap?from=${symbol}` },
    { label: t('common.details'), icon: 'info', to: `/asset/${symbol}` },
  ];
  return actions.filter((action) => action !== false);
}

function Star({ assetId }: { assetId: string }) {
  const t = usePortfolioT();
  const { isStarred, toggle } = useFavourite('assets', assetId);
  return (
    <Button kind="plain" icon={isStarred ? 'starFull' : 'star'} onPress={toggle}>
      {t(isStarred ? 'common.removeFromFavourites' : 'common.addToFavourites')}
    </Button>
  );
}

function Hide({ assetId }: { assetId: string }) {
  const t = usePortfolioT();
  const hidden = useSettings((settings) => settings.hiddenAssets);
  const isHidden = hidden.includes(assetId);
  const others = hidden.filter((each) => each !== assetId);
  return (
    <Button
      kind="plain"
      icon={isHidden ? 'eye' : 'eyeOff'}
      onPress={() => changeSettings({ hiddenAssets: isHidden ? others : [...others, assetId] })}
    >
      {t(isHidden ? 'hidden.show' : 'hidden.hide')}
    </Button>
  );
}
