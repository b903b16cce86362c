import { formatInteger } from '../../../../platform/i18n/numbers.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { pauseStatement, resumeStatement, type Statement } from '../../model/statement/statement.ts';
import { type TranslateStatement, useStatementT } from '../../texts/statementTexts.ts';
import styles from './Statement.module.css';

/** The progress of reading the whole history, with buttons to pause and continue. */
export function StatementProgress({ statement }: { statement: Statement }) {
  const t = useStatementT();
  const { state, error, first, isKept, records, total } = statement;
  const last = first + records.length - 1;
  return (
    <div className={styles.progress}>
      {state === 'failed' ? (
        <>
          <p role="status">{t('progress.failed', { done: formatInteger(last) })}</p>
          <Failure error={error} onRetry={() => void resumeStatement()} />
        </>
      ) : (
        <div className={styles.progressLine}>
          <p role="status">{sentenceOf(statement, t)}</p>
          {state === 'reading' && (
            <Button kind="plain" onPress={pauseStatement}>
              {t('progress.pause')}
            </Button>
          )}
          {state === 'paused' && (
            <Button kind="plain" onPress={() => void resumeStatement()}>
              {t('progress.resume')}
            </Button>
          )}
        </div>
      )}
      {state === 'reading' && total !== null && (
        <progress className={styles.bar} max={Math.max(1, total)} value={last} aria-hidden="true" />
      )}
      {first > 1 && records.length > 0 && (
        <Notice>{t('progress.partial', { count: formatInteger(first - 1) })}</Notice>
      )}
      {!isKept && <Notice>{t('progress.notKept')}</Notice>}
    </div>
  );
}

function sentenceOf({ state, first, records, total }: Statement, t: TranslateStatement): string {
  const last = first + records.length - 1;
  const values = { done: formatInteger(last), total: formatInteger(Math.max(total ?? last, last)) };
  if (state === 'opening') return t('progress.opening');
  if (state === 'paused') return t('progress.paused', values);
  if (state === 'done') return first === 1 ? t('progress.whole', values) : '';
  return total === null ? t('progress.starting') : t('progress.reading', values);
}
