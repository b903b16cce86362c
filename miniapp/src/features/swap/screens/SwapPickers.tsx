import { useQueryClient } from '@tanstack/react-query';
import { estimateAt } from '@xbts/shared/market/estimates.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useBalances } from '../../account/model/useBalances.ts';
import { priceKeeperOf } from '../../assets/model/prices/priceKeeper.ts';
import { FeePicker } from '../../fees/ui/FeePicker.tsx';
import { useSwapT } from '../texts/swapTexts.ts';
import { PoolAssetPicker } from './PoolAssetPicker.tsx';
import { inPickingOrder } from './pickingOrder.ts';
import { SlippageSheet } from './SlippageSheet.tsx';
import type { SwapForm } from './useSwapForm.ts';

export type SwapPicker = 'from' | 'to' | 'slippage' | 'fee';

export interface SwapPickersProps {
  account: string;
  form: SwapForm;
  picker: SwapPicker;
  onClose: () => void;
}

/** The sheet that is open over the swap. */
export function SwapPickers({ account, form, picker, onClose }: SwapPickersProps) {
  const t = useSwapT();
  if (picker === 'slippage') return <SlippageSheet onClose={onClose} />;
  if (picker === 'fee') return <Fees form={form} onClose={onClose} />;
  const isFrom = picker === 'from';
  return (
    <Assets
      account={account}
      form={form}
      title={t(isFrom ? 'swap.pickPay' : 'swap.pickGet')}
      end={picker}
      onClose={onClose}
    />
  );
}

type AssetsProps = Omit<SwapPickersProps, 'picker'> & { title: string; end: 'from' | 'to' };

function Assets({ account, form, title, end, onClose }: AssetsProps) {
  const { balanceOf } = useBalances(account);
  const prices = priceKeeperOf(useQueryClient()).snapshot();
  const worthOf = ({ id }: Asset, units: bigint) => estimateAt(prices.find(id, 'USD'), units).value;
  const choose = ({ id }: Asset) => {
    const { from, to } = form;
    const other = end === 'from' ? to : from;
    // Picking the asset of the other side swaps the two.
    if (other?.id === id) form.flip();
    else form.change({ from: from?.id ?? null, to: to?.id ?? null, [end]: id });
    onClose();
  };
  return (
    <PoolAssetPicker
      title={title}
      assets={inPickingOrder(form.read.market?.assets.values() ?? [], balanceOf, worthOf)}
      chosen={form[end]?.id}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

function Fees({ form, onClose }: Pick<SwapPickersProps, 'form' | 'onClose'>) {
  const { fee, chosenId, onChoose } = form.feeChoice;
  return (
    <FeePicker
      fee={fee}
      chosenId={chosenId}
      onChoose={(assetId) => {
        onChoose(assetId);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
