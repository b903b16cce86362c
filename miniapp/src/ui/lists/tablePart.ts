/** What the parts of the table are: a list that draws only the rows in sight has no elements of a table. */
export const tablePart = {
  table: (label: string) => ({ role: 'table', 'aria-label': label }),
  row: { role: 'row' },
  head: (sort: 'ascending' | 'descending' | 'none') => ({ role: 'columnheader', 'aria-sort': sort }),
  cell: (columns: number) => ({ role: 'cell', 'aria-colspan': columns }),
} as const;
