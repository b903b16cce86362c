import { formatFiat } from '../../../../platform/i18n/numbers.ts';
import { LineChart } from '../../../../ui/chart/LineChart.tsx';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useEntries } from '../../model/statement/useEntries.ts';
import { useWholeStatement } from '../../model/statement/useWholeStatement.ts';
import { useChainValue } from '../../model/value/useChainValue.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import { StatementProgress } from '../statement/StatementProgress.tsx';

const inDollars = (value: number): string => formatFiat(value, 'usd');

/** The value day by day from the account's operations and past prices, with its sources. */
export function ChainValueChart({ account, height }: { account: string; height: number }) {
  const t = useStatementT();
  const accountId = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.id ?? '');
  const statement = useWholeStatement(account, accountId);
  const known = useEntries(statement, accountId, account);
  const { points, error, retry } = useChainValue(statement, known, account);
  const isRead = statement.state === 'done';
  return (
    <>
      <StatementProgress statement={statement} />
      {error !== null ? (
        <Failure error={error} onRetry={retry} />
      ) : points !== null ? (
        <>
          <LineChart points={points} label={t('value.label')} formatValue={inDollars} height={height} />
          <p className="hint">
            {t('value.source')} {t('value.pools')}
          </p>
        </>
      ) : (
        isRead && <Skeleton width="100%" height={height} />
      )}
    </>
  );
}
