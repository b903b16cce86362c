import { type ReactNode, useState } from 'react';
import { RowTable } from '../../../ui/lists/RowTable.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import type { HistoryRows } from '../model/useHistoryRows.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import { HistoryCell } from './HistoryCell.tsx';
import { OlderRows } from './OlderRows.tsx';
import { OperationSheet } from './OperationSheet.tsx';

/** The list's view of a paged history. */
export interface OlderPages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(options: { cancelRefetch: boolean }): unknown;
}

export interface HistoryListProps {
  pages: OlderPages;
  shown: HistoryRows;
  /** Older rows wait for the button. */
  isByHand?: boolean;
  /** A line under the row of the operation with that id. */
  noteOf?: (id: string) => ReactNode;
}

/** Operations as rows; the end of the list reads older ones, a press opens the details of one. */
export function HistoryList({ pages, shown, isByHand = false, noteOf }: HistoryListProps) {
  const t = useHistoryT();
  const [openId, setOpenId] = useState<string | null>(null);
  const openRow = shown.rows.find(({ record }) => record.id === openId);
  return (
    <>
      {shown.rows.length > 0 && (
        <Section>
          <RowTable
            columns={[t('common.operation'), t('common.time'), t('history.counter'), t('common.amount')]}
          >
            {shown.rows.map((row) => (
              <HistoryCell
                key={row.record.id}
                row={row}
                shown={shown}
                note={noteOf?.(row.record.id)}
                onPress={() => setOpenId(row.record.id)}
              />
            ))}
          </RowTable>
        </Section>
      )}
      {pages.hasNextPage && (
        <OlderRows
          isLoading={pages.isFetchingNextPage}
          hasFailed={pages.isFetchNextPageError}
          isByHand={isByHand}
          onLoad={() => void pages.fetchNextPage({ cancelRefetch: false })}
        />
      )}
      {openRow !== undefined && (
        <OperationSheet row={openRow} shown={shown} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
