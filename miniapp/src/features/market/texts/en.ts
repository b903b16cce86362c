/** Open orders and their cancellation. */
export const marketEn = {
  'orders.title': 'Open orders',
  'orders.sells': 'Sells',
  'orders.wants': 'for at least',
  'orders.expires': 'until {{time}}',
  'orders.sold': '{{percent}} % sold',
  'orders.cut': 'Only the first 500 open orders are shown.',
  'orders.hint': 'What an order sells is set aside until it is sold, cancelled or has expired.',
  'orders.choose': 'Choose several',
  'orders.endChoice': 'Done choosing',
  'orders.most': 'A transaction of this chain takes at most {{most}} cancellations: the oldest go first.',
  'orders.tick': 'Choose order {{id}}',
  'move.one': 'Move',
  'cancel.one': 'Cancel order',
  'cancel.all_one': 'Cancel {{count}} order',
  'cancel.all_other': 'Cancel all {{count}} orders',
  'cancel.some_one': 'Cancel {{count}} chosen order',
  'cancel.some_other': 'Cancel {{count}} chosen orders',
  'cancel.why':
    'You get back what is not sold yet, and the fee that placing the order cost. What was sold stays sold.',
  'cancel.success_one': '{{count}} order is cancelled.',
  'cancel.success_other': '{{count}} orders are cancelled.',
};
