/** Payments requested in chats, in English. */
export const askedEn = {
  'asked.keeps':
    'In the messenger, it’s shared as a card. The bot keeps the account, amount and memo for a day; anyone who gets the card can read them. It’s marked once paid.',
  'asked.origin':
    'Filled in from a request the bot has kept since {{time}}. Anyone can make one: check every line. Nodes confirm the recipient; nothing is sent until you sign.',
  'asked.paid':
    'A payment of exactly this amount was made after this request, in block {{block}}. If you pay too, it may be paid twice.',
  'asked.empty': 'The form below is empty.',
} as const;
