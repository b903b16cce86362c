import { errorText } from '../../../../platform/i18n/errorText.ts';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { RadioCell } from '../../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { usePoolT } from '../../texts/poolTexts.ts';
import { NEW_SHARE, type PoolForm } from './usePoolForm.ts';

/** The share asset: one of the account's own that qualifies, or a new one. */
export function ShareSection({ form }: { form: PoolForm }) {
  const t = usePoolT();
  const { fields, change, candidates, symbolError } = form;
  const others = candidates.filter(({ symbol }) => symbol !== fields.symbol || fields.shareId !== NEW_SHARE);
  return (
    <>
      <Section header={t('share.asset')} footer={t('create.shareHint')}>
        <RadioCell
          name="share"
          title={t('create.new')}
          isChosen={fields.shareId === NEW_SHARE}
          onChoose={() => change({ shareId: NEW_SHARE })}
        />
        {others.map(({ id, symbol }) => (
          <RadioCell
            key={id}
            name="share"
            title={<SymbolText symbol={symbol} isSmall />}
            subtitle={id}
            isChosen={fields.shareId === id}
            onChoose={() => change({ shareId: id })}
          />
        ))}
      </Section>
      {fields.shareId === NEW_SHARE && (
        <Section isPadded>
          <TextField
            label={t('create.symbol')}
            isInCard
            value={fields.symbol}
            onChange={(text) => change({ symbol: text.trim().toUpperCase() })}
            maxLength={16}
            error={symbolError === null ? undefined : errorText(symbolError)}
          />
          <TextField
            label={t('common.decimals')}
            isInCard
            value={fields.precision}
            onChange={(precision) => change({ precision })}
            inputMode="numeric"
            error={form.isPrecisionWrong ? t('create.precisionHint') : undefined}
            hint={t('create.precisionHint')}
          />
        </Section>
      )}
    </>
  );
}
