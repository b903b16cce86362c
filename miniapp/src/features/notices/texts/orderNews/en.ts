/** What becomes of the account's orders while the app is open. {{name}} is filled in. */
export const orderNewsEn = {
  title: 'News of your orders',
  filled: 'Order filled',
  partlyFilled: 'Order partly filled',
  expired: 'Your order expired',
  cancelled: 'Order cancelled elsewhere',
  sold: 'Sold {{given}} for {{had}}, price {{price}}.',
  bought: 'Bought {{had}} for {{given}}, price {{price}}.',
  back: '{{amount}} is back in the balance.',
  several_one: '{{count}} order has changed.',
  several_other: '{{count}} orders have changed.',
  clear: 'Clear these rows',
} as const;
