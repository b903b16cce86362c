/** Texts of timed transfers, in English. */
export const timedEn = {
  title: 'Timed transfers',
  hint: 'Paid out with a secret, or returned when time runs out',
  about:
    'The amount leaves the sender at once and is held on the chain. Anyone with the secret can release it, but only to the recipient. If no one does in time, it returns to the sender.',
  new: 'New timed transfer',
  incoming: 'To this account',
  outgoing: 'From this account',
  over: 'Claimed or returned',
  'waiting.none': 'No pending timed transfers',
  'waiting.noneHint': 'Timed transfers to and from this account appear here.',
  left: '{{hours}} h left',
  ending: 'Time’s up',
  taken: 'Claimed',
  returned: 'Returned',
  notAllowed: 'This network’s committee hasn’t enabled timed transfers.',
  viewOnly: 'This account is view-only. You can’t claim or extend here.',

  'fact.ends': 'Returns to sender',
  'fact.hash': 'Hash ({{algorithm}})',
  'fact.size': 'Secret length',
  'fact.bytes': '{{count}} bytes',
  'fact.id': 'Timed transfer ID',

  'take.title': 'Claim with the secret',
  'take.secret': 'Secret',
  'take.secretHint': 'Exactly as the sender gave it to you',
  'take.scan': 'Paste secret',
  'take.public':
    'This makes the secret public on the chain. In a swap, the other side can then claim its part with it: that’s how both get paid.',
  'take.late':
    'Less than 10 minutes left. If this isn’t in a block in time, the amount returns to the sender, but the secret is already public.',

  'extend.title': 'Extend time',
  'extend.hours': 'Hours to add',
  'extend.confirm': 'Extend',
  'extend.warning': 'You can only extend, never shorten. You can’t get the amount back earlier.',
  'extend.most': 'Up to {{hours}} h from now',

  'secret.title': 'Your secret',
  'secret.show': 'Show secret',
  'secret.copy': 'Copy secret',
  'secret.elsewhere': 'This transfer’s secret isn’t on this device.',
  'secret.given': 'Revealed secret',

  'form.hours': 'Returns after (hours)',
  'form.hoursHint': 'Returns around {{time}} if not claimed',
  'form.pick': 'Asset to transfer',
  'form.secretBy': 'Who has the secret',
  'form.own': 'I do',
  'form.theirs': 'The other side',
  'form.ownText':
    'Created on this device. Anyone with it can release the amount to {{name}}. Share it only after you get what you’re paying for.',
  'form.ownNobody': 'the recipient',
  'form.kept':
    'Stored encrypted on this device and nowhere else. Copy it: without it no one can claim the amount, and you’ll have to wait for its return.',
  'form.theirsText':
    'For a swap: lock your part with the same hash as the other side’s. Make yours end well before theirs, so you have time to claim theirs with the secret they reveal.',
  'form.hash': 'Other side’s hash',
  'form.algorithm': 'Hash algorithm',
  'form.size': 'Length of their secret (bytes)',
  'form.sizeHint': 'Almost always 32. With a different length, neither side may be able to claim it.',
  'form.ends': 'Returns to you around',

  'done.created': 'Timed transfer created.',
  'done.taken': 'Paid out to the recipient.',
  'done.extended': 'Time extended.',
} as const;
