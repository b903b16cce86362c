/** Texts of the charts in English, the language that the others are compared with. */
export const chartEn = {
  none: 'No data yet.',
  summary:
    '{{label}}: {{first}} on {{from}}, {{last}} on {{to}}. Lowest {{lowest}}, highest {{highest}}, {{count}} points.',
  high: 'High {{value}}',
  low: 'Low {{value}}',
  range: 'Time range',
  'range.day': '1D',
  'range.week': '1W',
  'range.month': '1M',
  'range.year': '1Y',
  'range.all': 'All',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  value: 'Value',
  failed: 'Couldn’t draw the chart. Here’s its data.',
  attribution: 'Charts by TradingView',
} as const;
