import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import { DeferredFee, OrderFacts } from './OrderFacts.tsx';
import type { PlaceOrder } from './usePlaceOrder.ts';

export interface CostSheetProps {
  place: PlaceOrder;
  market: MarketAssets;
  onClose: () => void;
}

/** What an order does on the present book, what it costs, and in which asset the network is paid. */
export function CostSheet({ place: { form, fee }, market, onClose }: CostSheetProps) {
  const t = useOrderT();
  return (
    <Sheet isOpen title={t('order.costs')} onClose={onClose}>
      <Section footer={<DeferredFee />}>
        <OrderFacts form={form} market={market} />
        <FeeRow {...fee} />
      </Section>
    </Sheet>
  );
}
