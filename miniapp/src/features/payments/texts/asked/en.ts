/** Payments that are asked for in chats, in English. */
export const askedEn = {
  'asked.keeps':
    'Shared in the messenger it is a card: the bot keeps account, amount and message for a day, readable for whoever gets the card, and marks it once it is paid.',
  'asked.origin':
    'Filled in from a request that the bot has kept since {{time}}. Anyone can make one: check every line. Nodes confirm who the recipient is, and nothing is sent without your signature.',
  'asked.paid':
    'A payment of exactly this amount came after this request, in block {{block}}. If you pay too, it may be a second time.',
  'asked.empty': 'The form below is empty.',
} as const;
