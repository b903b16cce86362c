import { type ReactNode, useContext } from 'react';
import { TableColumns } from './tableColumns.ts';
import { tablePart } from './tablePart.ts';

/** A row that is one line of the table it is drawn in; outside of one it stands alone. */
export function TableLine({ children }: { children: ReactNode }) {
  const columns = useContext(TableColumns);
  if (columns === 0) return <>{children}</>;
  return (
    <div {...tablePart.row}>
      <div {...tablePart.cell(columns)}>{children}</div>
    </div>
  );
}
