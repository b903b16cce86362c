/** Texts of the charts in English, the language that the others are compared with. */
export const chartEn = {
  none: 'Nothing to draw yet.',
  summary:
    '{{label}}: {{first}} on {{from}}, {{last}} on {{to}}. Lowest {{lowest}}, highest {{highest}}, {{count}} points.',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  value: 'Value',
  failed: 'The chart could not be drawn; here are its figures.',
  attribution: 'Charts by TradingView',
} as const;
