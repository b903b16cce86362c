import { MOST_ORDERS } from '@xbts/shared/market/orders/ladder.ts';
import { useState } from 'react';
import { formatDateTime, parseChainTime } from '../../../../platform/i18n/dates.ts';
import { RadioCell } from '../../../../ui/inputs/Choice.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import type { OrderKind } from '../../model/form/orderFields.ts';
import type { OrderForm } from '../../model/form/useOrderForm.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import { ExpirySheet } from './ExpirySheet.tsx';

const kinds: readonly OrderKind[] = ['limit', 'fillOrKill', 'postOnly', 'ladder'];

/** The order's execution and expiration; an order that never rests has none. */
export function OrderChoices({ form }: { form: OrderForm }) {
  const t = useOrderT();
  const [open, setOpen] = useState<'kind' | 'expiry' | null>(null);
  const { kind, expiry } = form.fields;
  const { expiration } = form;
  const close = () => setOpen(null);
  return (
    <>
      <Section>
        <Cell title={t('order.type')} after={t(`kind.${kind}`)} onPress={() => setOpen('kind')} />
        {kind !== 'fillOrKill' && (
          <Cell
            title={t('order.expires')}
            subtitle={expiration === null ? undefined : formatDateTime(parseChainTime(expiration))}
            after={t(`expiry.${expiry.choice}`)}
            isMultiline
            onPress={() => setOpen('expiry')}
          />
        )}
      </Section>
      {open === 'kind' && <KindSheet form={form} onClose={close} />}
      {open === 'expiry' && <ExpirySheet form={form} onClose={close} />}
    </>
  );
}

function KindSheet({ form, onClose }: { form: OrderForm; onClose: () => void }) {
  const t = useOrderT();
  return (
    <Sheet isOpen title={t('order.type')} onClose={onClose}>
      <Section>
        {kinds.map((kind) => (
          <RadioCell
            key={kind}
            name="order-kind"
            title={t(`kind.${kind}`)}
            subtitle={t(`kind.${kind}Hint`, { most: MOST_ORDERS })}
            isChosen={form.fields.kind === kind}
            onChoose={() => {
              form.change({ kind });
              onClose();
            }}
          />
        ))}
      </Section>
    </Sheet>
  );
}
