import { CORE_ASSET_ID, CORE_PRECISION, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { feeInAssetRoundedUp } from '@xbts/shared/protocol/feeInAsset.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import type { AssetPage } from '../model/assetPage.ts';
import { useAssetT } from '../texts/assetTexts.ts';

const ONE_CORE = 10n ** BigInt(CORE_PRECISION);

/** The price of one native coin of a fee in the asset, or null for an invalid rate. */
function rateOf({ id, options, precision, symbol }: Asset): string | null {
  const { base, quote } = options.core_exchange_rate;
  const isUsable = [base, quote].every(({ amount }) => amount > 0n);
  const isOfBoth = [base, quote].some((side) => side.asset_id === CORE_ASSET_ID);
  if (!isUsable || !isOfBoth || ![base, quote].some((side) => side.asset_id === id)) return null;
  const units = feeInAssetRoundedUp(ONE_CORE, options.core_exchange_rate, id);
  return `${formatAmount(units, precision, 'plain')}\u00a0${symbol}`;
}

/** How network fees are paid in this asset; nothing for the native coin. */
export function FeeSection({ page: { asset, moving } }: { page: AssetPage }) {
  const t = useAssetT();
  if (asset.id === CORE_ASSET_ID) return null;
  const rate = rateOf(asset);
  return (
    <Section header={t('facts.feesTitle')} footer={t('facts.feePoolHint', { core: CORE_SYMBOL })}>
      <Facts
        rows={[
          {
            label: t('facts.rate'),
            value: rate === null ? '—' : t('facts.rateValue', { core: CORE_SYMBOL, amount: rate }),
          },
          {
            label: t('facts.feePool'),
            value: (
              <AmountText
                units={moving.fee_pool}
                precision={CORE_PRECISION}
                symbol={CORE_SYMBOL}
                form="plain"
              />
            ),
          },
          {
            label: t('facts.collected'),
            value: (
              <AmountText
                units={moving.accumulated_fees}
                precision={asset.precision}
                symbol={asset.symbol}
                form="plain"
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
