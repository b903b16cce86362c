import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import { useState } from 'react';
import { formatInteger } from '../../../../platform/i18n/numbers.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { RadioCell, SwitchCell } from '../../../../ui/inputs/Choice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { useFullAccount } from '../../../account/model/account.ts';
import { balancesOf } from '../../../account/model/balances.ts';
import { TextExport } from '../../../staking/ui/TextExport.tsx';
import type { ExportKind, ExportProgress } from '../../model/export/makeExport.ts';
import { placesOf } from '../../model/export/transactionIds.ts';
import { type FilterForm, isEmptyForm } from '../../model/statement/filterForm.ts';
import { statementShelf } from '../../model/statement/statement.ts';
import { useEntries } from '../../model/statement/useEntries.ts';
import { useWholeStatement } from '../../model/statement/useWholeStatement.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import styles from './Statement.module.css';
import { StatementProgress } from './StatementProgress.tsx';
import { useExport } from './useExport.ts';
import { useFiltered } from './useFiltered.ts';

export interface ExportSheetProps {
  account: string;
  accountId: string;
  form: FilterForm;
  onClose: () => void;
}

/** The history as a file: its options, its progress, and the file itself. */
export function ExportSheet({ account, accountId, form, onClose }: ExportSheetProps) {
  const t = useStatementT();
  const statement = useWholeStatement(account, accountId);
  const known = useEntries(statement, accountId, account);
  const filtered = useFiltered(known, form, account);
  const { data: owner } = useFullAccount(account);
  const [kind, setKind] = useState<ExportKind>('history');
  const [isPart, setPart] = useState(!isEmptyForm(form));
  const [hasIds, setIds] = useState(false);
  const { progress, file, error, start, cancel } = useExport();
  const isReady = statement.state === 'done' && owner !== undefined;
  const chosen = isPart ? [...filtered.entries].reverse() : known.entries;
  const begin = () =>
    void start({
      kind,
      chosen,
      whole: known.entries,
      balances: balancesOf(owner),
      hasIds,
      shelf: statementShelf(),
    });
  return (
    <Sheet isOpen title={t('export.title')} onClose={onClose}>
      <StatementProgress statement={statement} />
      {file !== null ? (
        <>
          <p role="status">{t('export.done', { count: formatInteger(file.count) })}</p>
          {!file.arePricesWhole && <Notice>{t('export.pricesMissing')}</Notice>}
          <TextExport name={nameOf(account, kind)} type="text/csv" text={file.text} />
          <Button kind="plain" isStretched onPress={cancel}>
            {t('export.another')}
          </Button>
        </>
      ) : progress !== null ? (
        <Making progress={progress} onCancel={cancel} />
      ) : (
        <>
          <Section footer={kind === 'taxes' ? t('export.taxesNote') : t('export.historyNote')}>
            <RadioCell
              name="export-kind"
              title={t('export.history')}
              isChosen={kind === 'history'}
              onChoose={() => setKind('history')}
            />
            <RadioCell
              name="export-kind"
              title={t('export.taxes')}
              isChosen={kind === 'taxes'}
              onChoose={() => setKind('taxes')}
            />
          </Section>
          <Section>
            {!isEmptyForm(form) && (
              <SwitchCell title={t('export.filtered')} isOn={isPart} onChange={setPart} />
            )}
            <SwitchCell
              title={t('export.ids')}
              subtitle={t('export.idsNote', { count: formatInteger(placesOf(chosen).length) })}
              isOn={hasIds}
              onChange={setIds}
            />
          </Section>
          {error !== null && <Failure error={error} onRetry={begin} />}
          <Button isStretched isDisabled={!isReady || chosen.length === 0} onPress={begin}>
            {t('export.make', { count: formatInteger(chosen.length) })}
          </Button>
        </>
      )}
    </Sheet>
  );
}

const nameOf = (account: string, kind: ExportKind): string =>
  `${account}-${kind}-${chainTimeOfMs(Date.now()).slice(0, 10)}.csv`;

const stepKeys = {
  names: 'export.step.names',
  prices: 'export.step.prices',
  transactions: 'export.step.transactions',
} as const satisfies Record<ExportProgress['step'], string>;

function Making({ progress, onCancel }: { progress: ExportProgress; onCancel: () => void }) {
  const t = useStatementT();
  const { step, done, all } = progress;
  return (
    <div className={styles.progress}>
      <p role="status">{t(stepKeys[step], { done: formatInteger(done), all: formatInteger(all) })}</p>
      <progress className={styles.bar} max={Math.max(1, all)} value={done} aria-hidden="true" />
      <Button kind="secondary" isStretched onPress={onCancel}>
        {t('export.cancel')}
      </Button>
    </div>
  );
}
