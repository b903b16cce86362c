import { useState } from 'react';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import type { GainRow } from '../../model/gains/gainRows.ts';
import { type Gains as Figures, useGains } from '../../model/gains/useGains.ts';
import type { Statement } from '../../model/statement/statement.ts';
import { type Entries, useEntries } from '../../model/statement/useEntries.ts';
import { useWholeStatement } from '../../model/statement/useWholeStatement.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import { NoHistory } from '../../ui/NoHistory.tsx';
import { StatementProgress } from '../../ui/statement/StatementProgress.tsx';
import { GainCell } from './GainCell.tsx';
import { GainFacts } from './GainFacts.tsx';
import { GainSheet } from './GainSheet.tsx';
import styles from './Gains.module.css';

/** Each asset's gain or loss over the account's whole history, with the rule of the computation. */
export function Gains({ account }: { account: string }) {
  const t = useStatementT();
  const accountId = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.id ?? '');
  const statement = useWholeStatement(account, accountId);
  const known = useEntries(statement, accountId, account);
  const gains = useGains(statement, known, account);
  return (
    <Page title={t('gains.title')}>
      <StatementProgress statement={statement} />
      <GainContent statement={statement} known={known} gains={gains} />
      <Section header={t('gains.rule')} isPadded>
        <div className={styles.rule}>
          <p>{t('gains.ruleIn')}</p>
          <p>{t('gains.ruleOut')}</p>
          <p>{t('gains.ruleCost')}</p>
          <p>{t('gains.ruleKept')}</p>
          <p>{t('gains.rulePrices')}</p>
          <p>{t('gains.rulePools')}</p>
        </div>
      </Section>
    </Page>
  );
}

interface GainContentProps {
  statement: Statement;
  known: Entries;
  gains: Figures;
}

function GainContent({ statement, known, gains }: GainContentProps) {
  const t = useStatementT();
  const [openId, setOpenId] = useState<string | null>(null);
  const { rows, error, isWhole, retry } = gains;
  if (statement.state === 'done' && known.entries.length === 0) return <NoHistory />;
  if (error !== null) return <Failure error={error} onRetry={retry} />;
  if (rows === null)
    return (
      <Section>
        <SkeletonCells count={6} />
      </Section>
    );
  const open = rows.find(({ assetId }) => assetId === openId);
  return (
    <>
      {!isWhole && <Notice>{t('export.pricesMissing')}</Notice>}
      <GainFacts rows={rows} />
      <Section header={t('common.assets')}>
        {rows.map((row: GainRow) => (
          <GainCell
            key={row.assetId}
            row={row}
            asset={known.assets.get(row.assetId)}
            onPress={() => setOpenId(row.assetId)}
          />
        ))}
      </Section>
      {open !== undefined && (
        <GainSheet row={open} asset={known.assets.get(open.assetId)} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
