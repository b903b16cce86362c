import { errorText } from '../../../../platform/i18n/errorText.ts';
import { RadioCell } from '../../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { type ExpiryChoice, expiryChoices } from '../../model/form/expiry.ts';
import type { OrderForm } from '../../model/form/useOrderForm.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';

const choices = [...Object.keys(expiryChoices), 'date'] as ExpiryChoice[];

/** An order's lifetime: a duration, or until the end of a day. */
export function ExpirySheet({ form, onClose }: { form: OrderForm; onClose: () => void }) {
  const t = useOrderT();
  const { expiry } = form.fields;
  const { error } = form;
  return (
    <Sheet isOpen title={t('order.expires')} onClose={onClose}>
      <Section footer={t('expiry.hint')}>
        {choices.map((choice) => (
          <RadioCell
            key={choice}
            name="order-expiry"
            title={t(`expiry.${choice}`)}
            isChosen={expiry.choice === choice}
            onChoose={() => {
              form.change({ expiry: { ...expiry, choice } });
              if (choice !== 'date') onClose();
            }}
          />
        ))}
      </Section>
      {expiry.choice === 'date' && (
        <TextField
          label={t('expiry.lastDay')}
          type="date"
          value={expiry.date}
          onChange={(date) => form.change({ expiry: { ...expiry, date } })}
          error={expiry.date !== '' && error?.code === 'order.expires_before' ? errorText(error) : undefined}
        />
      )}
    </Sheet>
  );
}
