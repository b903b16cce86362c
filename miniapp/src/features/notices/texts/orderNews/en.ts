/** What becomes of the account's orders, and what others pay to it, while the app is open. {{name}} is filled in. */
export const orderNewsEn = {
  title: 'Order updates',
  filled: 'Order filled',
  partlyFilled: 'Order partially filled',
  expired: 'Your order expired',
  cancelled: 'Order cancelled elsewhere',
  sold: 'Sold {{given}} for {{had}}, price {{price}}.',
  bought: 'Bought {{had}} for {{given}}, price {{price}}.',
  back: '{{amount}} returned to your balance.',
  several_one: '{{count}} order changed.',
  several_other: '{{count}} orders changed.',
  clear: 'Clear updates',
  'income.from': 'from {{name}}',
  'income.worth': 'from {{name}} · {{worth}}',
  'income.several_one': '{{count}} payment received',
  'income.several_other': '{{count}} payments received',
  'income.open': 'Open',
} as const;
