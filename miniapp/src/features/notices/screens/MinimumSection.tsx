import { useQuery, useQueryClient } from '@tanstack/react-query';
import { plainNumber } from '@xbts/shared/amounts/typedNumber.ts';
import { minimumPaths } from '@xbts/shared/services/minimums.ts';
import { useState } from 'react';
import { is } from 'valibot';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { readMinimums, setMinimum } from '../model/minimums.ts';
import { useNoticesT } from '../texts/noticesTexts.ts';

const key = ['minimums'] as const;
const { symbol: symbolSchema, amount: amountSchema } = minimumPaths.set.body.entries;

/** Minimum sums of payment notices by asset: the existing ones, and a new one. */
export function MinimumSection() {
  const t = useNoticesT();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: readMinimums, retry: 1, gcTime: 0 });
  const [symbol, setSymbol] = useState('');
  const [amount, setAmount] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const minimums = data ?? [];
  const wanted = { symbol: symbol.trim(), amount: plainNumber(amount) };
  const isWhole = is(symbolSchema, wanted.symbol) && is(amountSchema, wanted.amount);

  async function set(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      queries.setQueryData(key, await setMinimum(wanted));
      setSymbol('');
      setAmount('');
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  }

  if (error !== null && data === undefined) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {minimums.length > 0 && (
        <Section header={t('minimum')}>
          {minimums.map((each) => (
            <Cell
              key={each.symbol}
              title={<SymbolText symbol={each.symbol} />}
              after={`≥ ${each.amount}`}
              label={t('minimumChange')}
              onPress={() => {
                setSymbol(each.symbol);
                setAmount(each.amount);
              }}
            />
          ))}
        </Section>
      )}
      <Section header={minimums.length === 0 ? t('minimum') : undefined} footer={t('minimumHint')} isPadded>
        <TextField label={t('minimumAsset')} value={symbol} maxLength={16} onChange={setSymbol} />
        <TextField
          label={t('minimumAmount')}
          value={amount}
          inputMode="decimal"
          maxLength={32}
          onChange={setAmount}
        />
        {failure !== null && <Notice tone="error">{errorText(failure)}</Notice>}
        <Button
          kind="secondary"
          isStretched
          isDisabled={!isWhole}
          isLoading={isBusy}
          onPress={() => void set()}
        >
          {t('minimumSet')}
        </Button>
      </Section>
    </>
  );
}
