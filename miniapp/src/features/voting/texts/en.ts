/** Texts of votes in English; ru.ts and zh.ts must have every key of it. */
export const votingEn = {
  title: 'Votes',
  hint: 'Who runs the network: vote yourself, or choose somebody who votes for you',
  about:
    'Witnesses make the blocks, the committee sets fees and rules, workers are paid for what they build. Votes lock none of your coins and cost the network fee only.',
  who: 'Who decides',
  own: 'I vote myself',
  byProxy: 'Somebody votes for me',
  proxyField: 'Account that votes for you',
  proxyHint: 'It votes with your weight and can do nothing else with your account.',
  proxyDecides:
    'Your proxy decides on witnesses, committee and workers with your weight, now and whenever it changes its mind. Your own votes rest until you vote yourself again. It can’t move your coins.',
  ownRest: 'You vote through {{name}}: the choice below rests.',

  weight: 'What your vote weighs',
  counted: 'At the last count',
  wouldCount: 'Coins that would count',
  nextCount: 'Next count',
  fullUntil: 'Full weight until',
  left: 'Weight left',
  eighths: '{{number}} of 8',
  goneAt: 'Without weight from',
  decay:
    'Votes fade: after 360 days without a change they lose an eighth each 45 days. Changing a vote renews them, choosing the same ones again does not.',
  needsTickets:
    'On this network only coins that are locked in voting tickets count. This account has none, so that its votes weigh nothing; this app makes no tickets.',

  parts: 'Who can be voted for',
  witnesses: 'Witnesses · {{number}}',
  committee: 'Committee · {{number}}',
  workers: 'Workers · {{number}}',
  workersNone: 'Nobody of that name asks to be paid.',
  workersPaid:
    'Workers are paid from the network’s reserve, those with the most votes first, until the budget of a day is used up: {{amount}}. Who is paid follows from the votes at the last count.',
  workerAsks: 'asks {{amount}} a day, {{since}} to {{until}}',
  workerFull: 'paid today',
  workerPart: 'paid in part',
  workerNone: 'unpaid today',
  workerLater: 'not begun',
  workerOver: 'over',
  search: 'Search by the account’s name',
  active: 'active',
  gotVotes: 'Votes: {{amount}}',
  nobody: 'Nobody of that name can be voted for',
  more: '{{number}} more: search by name, or show all.',
  voted: 'Your votes are in. They count from the next count on.',
  viewOnly: 'This account is here to look at only: its votes can’t be changed from here.',
};
