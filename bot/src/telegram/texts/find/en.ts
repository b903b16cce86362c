import type { FindTexts } from './findTexts.ts';

export const findEn: FindTexts = {
  ask: 'Who do you want to pay?\n\nChoose a contact with the button below or forward one to me. I answer only about people who agreed to be found.',
  choose: '👤 Choose a contact',
  found: (names) =>
    `Accounts of this person, confirmed by their keys: ${names}\n\nBefore a large payment, check the name with them.`,
  notFound:
    'I don’t know this person’s account, or they haven’t agreed to be found. Ask them to send me /findme on, or to send you a payment request.',
  payTo: (name) => `Pay ${name}`,
  on: (names) =>
    `You can be found now. Anyone who picks you as a contact sees: ${names}\n\n/findme off ends this at once.`,
  off: 'No one can find you now: your permission is deleted. What I’ve already told others stays in their chats.',
  howOn: 'Others can find you. /findme off ends this at once.',
  howOff:
    'No one can find you.\n\nWith /findme on, anyone who picks you as a contact in a chat with me sees your account names, and so everything the chain shows about them.',
  needs:
    'I don’t know your account yet.\n\nOpen the app: More → Bot notifications. Its key signs there that it’s yours.',
  tooMany: 'Too many contacts in a row. I’ll answer again in an hour.',
};
