import { useLocation } from 'wouter';
import { useT } from '../../../../platform/i18n/useT.ts';
import type { IconName } from '../../../../ui/display/icons/paths.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { useFavourites } from '../../../accounts/model/favourites.ts';
import type { OwnedHolding } from '../../../accounts/model/holdings.ts';
import { groupOf } from '../../model/portfolioView.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import styles from './HoldingSheet.module.css';

interface Action {
  label: string;
  icon: IconName;
  to: string;
}

/** What can be done with an asset: payments, the gateway's ways in and out, an exchange, its page, its star. */
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
    </>
  );
}

function useActions(holding: OwnedHolding, canSend: boolean): Action[] {
  const t = useT();
  const tw = useWalletT();
  const symbol = encodeURIComponent(holding.symbol);
  const group = groupOf(holding);
  const isGateways = group === 'exchange' || group === 'fiat';
  const canPay = canSend && holding.amount > 0n;
  const actions: (Action | false)[] = [
    canPay && { label: t('wallet.send'), icon: 'send', to: `/send?asset=${symbol}` },
    isGateways
      ? { label: tw('sheet.deposit'), icon: 'receive', to: `/wallet/deposit/${symbol}` }
      : { label: t('wallet.receive'), icon: 'receive', to: '/receive' },
    canPay &&
      isGateways && {
        label: tw(group === 'fiat' ? 'sheet.withdrawFiat' : 'sheet.withdraw'),
        icon: 'external',
        to: `/wallet/withdraw/${symbol}`,
      },
    canPay && { label: tw('sheet.swap'), icon: 'swap', to: `/swap?from=${symbol}` },
    { label: tw('sheet.info'), icon: 'info', to: `/asset/${symbol}` },
  ];
  return actions.filter((action) => action !== false);
}

function Star({ assetId }: { assetId: string }) {
  const tw = useWalletT();
  const { assets, add, remove } = useFavourites();
  const isStarred = assets.includes(assetId);
  return (
    <Button
      kind="plain"
      icon={isStarred ? 'starFull' : 'star'}
      onPress={() => (isStarred ? remove('assets', assetId) : add('assets', assetId))}
    >
      {tw(isStarred ? 'sheet.unstar' : 'sheet.star')}
    </Button>
  );
}
