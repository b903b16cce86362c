/** Texts of the charts in English, the language that the others are compared with. */
export const chartEn = {
  none: 'No data yet.',
  summary:
    '{{label}}: {{first}} on {{from}}, {{last}} on {{to}}. Lowest {{lowest}}, highest {{highest}}, {{count}} points.',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  value: 'Value',
  failed: 'Couldn’t draw the chart. Here’s its data.',
  attribution: 'Charts by TradingView',
} as const;
