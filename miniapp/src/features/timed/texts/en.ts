/** Texts of timed transfers, in English. */
export const timedEn = {
  title: 'Timed transfers',
  hint: 'Money that waits for a secret and comes back by itself',
  about:
    'The amount leaves the sender at once and waits on the chain. Whoever knows the secret can have it paid out, to the recipient and to nobody else. Without the secret it returns to the sender when the time is over.',
  new: 'New timed transfer',
  incoming: 'To this account',
  outgoing: 'From this account',
  over: 'Claimed or returned',
  'waiting.none': 'Nothing waits for a secret',
  'waiting.noneHint': 'Timed transfers to this account and from it are listed here.',
  left: '{{hours}} h left',
  ending: 'The time is over',
  taken: 'Claimed',
  returned: 'Returned',
  notAllowed: 'The committee of this network has not allowed timed transfers.',
  viewOnly: 'This account is only watched here: it can claim and extend nothing.',

  'fact.ends': 'Returns to the sender',
  'fact.hash': 'Hash ({{algorithm}})',
  'fact.size': 'Length of the secret',
  'fact.bytes': '{{count}} bytes',
  'fact.id': 'Number of the timed transfer',

  'take.title': 'Claim with the secret',
  'take.secret': 'Secret',
  'take.secretHint': 'As the sender gave it to you',
  'take.scan': 'Paste the secret',
  'take.public':
    'The secret stands on the chain from then on. In a swap the other side can claim its part with it: that is how both are paid.',
  'take.late':
    'Less than ten minutes are left. If no block takes this in time, the amount returns to the sender and everybody has seen the secret.',

  'extend.title': 'Extend the time',
  'extend.hours': 'Hours more',
  'extend.confirm': 'Extend',
  'extend.warning': 'Only more time can be given, never less: you cannot have the amount back earlier.',
  'extend.most': 'At most {{hours}} h from now',

  'secret.title': 'The secret',
  'secret.show': 'Show the secret',
  'secret.copy': 'Copy the secret',
  'secret.elsewhere': 'This device does not know the secret of this transfer.',
  'secret.given': 'The secret that was given',

  'form.hours': 'Hours until it returns',
  'form.hoursHint': 'It returns about {{time}}',
  'form.pick': 'Which asset',
  'form.secretBy': 'Who has the secret',
  'form.own': 'I have it',
  'form.theirs': 'The other side',
  'form.ownText':
    'Made on this device just now. Whoever has it can have the amount paid out to {{name}}: give it only when you have got what you pay for.',
  'form.ownNobody': 'the recipient',
  'form.kept':
    'It is kept on this device, encrypted, and on no other. Copy it too: without it nobody can claim the amount, and you wait until it returns.',
  'form.theirsText':
    'For a swap: hold your part by the hash that the other side’s part is held by. Let yours end well before theirs, so that there is time to claim theirs with the secret that they show.',
  'form.hash': 'Hash from the other side',
  'form.algorithm': 'Algorithm of the hash',
  'form.size': 'Length of their secret in bytes',
  'form.sizeHint': '32 almost everywhere. With another length neither side may be able to claim it.',
  'form.ends': 'Returns to you about',

  'done.created': 'The amount waits for its secret.',
  'done.taken': 'Paid out to the recipient.',
  'done.extended': 'Its time was extended.',
} as const;
