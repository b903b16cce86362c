import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { FilterForm } from '../../model/statement/filterForm.ts';
import { useStatementT } from '../../texts/statementTexts.ts';

const ExportSheet = lazyPart(async () => (await import('./ExportSheet.tsx')).ExportSheet);

export interface HistoryEndProps {
  account: string;
  accountId: string;
  form: FilterForm;
}

/** What one can do with the whole history, at the end of its list. */
export function HistoryEnd({ account, accountId, form }: HistoryEndProps) {
  const t = useStatementT();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <Section>
        <Cell before={<Icon name="share" />} title={t('export.open')} onPress={() => setExporting(true)} />
        <Cell before={<Icon name="status" />} title={t('gains.title')} to="/history/gains" />
      </Section>
      <Suspense>
        {isExporting && (
          <ExportSheet
            account={account}
            accountId={accountId}
            form={form}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
