import { errorText } from '../../../../platform/i18n/errorText.ts';
import { CheckCell } from '../../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

/** The recipient's memo, typed or explicitly absent (spec §5: a memo is required where one is used). */
export function MemoField({ form: { fields, change, errors } }: { form: WithdrawForm }) {
  const t = useGatewayT();
  return (
    <>
      <TextField
        label={t('withdraw.memo')}
        name="memo"
        value={fields.hasNoMemo ? '' : fields.memo}
        onChange={(memo) => change({ memo })}
        isDisabled={fields.hasNoMemo}
        maxLength={120}
        error={errors.memo === null ? undefined : errorText(errors.memo)}
        hint={t('withdraw.memoHint')}
      />
      <Section>
        <CheckCell
          title={t('withdraw.noMemo')}
          subtitle={t('withdraw.noMemoHint')}
          isOn={fields.hasNoMemo}
          onChange={(hasNoMemo) => change({ hasNoMemo })}
        />
      </Section>
    </>
  );
}
