/*
 * A wallet file in bitshares-ui's format, made without this code: keys, AES and ECDH by Node's cryptography, LZMA by
 * liblzma. It holds the active and the memo key of bob-holder2 on the development network, and one without an account.
 * Only for tests.
 */
export const walletPassword = 'an older wallet 2018';

const lines = [
  'A/Wd2eIs4HHVs4U7gEFC/EEkOIeVYq8lLC0e34OnHh6K+0GYHh1i3AXjKxUXtwK7LdMejRvcX0Xt8d7xNmtSbUvpYQ8UjaOGX0YRwYCg',
  'KRnmidSzo14zJtz6Xa3m4As5KIzV1tM9Bk3auvOjtWU3/XnlnLJep8VirqgZLO/j24JEhvTa5VsdnPaPCO9IQWWSnjysjaYt8vLeRheF',
  'hJVwZtvXf/FEez6NHbycwDnyULHGlq/Nw0ETxwIxiNHnXmp+Sf02x7AWpg7u/umtAIIJMKnW3rahhD0PbcrYkjo01x8dPpm35OYxneiZ',
  'ZV2Kuf9EbFGRpJrkf8F0eft4CKiysakhwlTXC70wcc0kEtVnRcQsc0AsGKH767eIs18X3usODmVhPwC2G1Xb6xy1faFM1Fgo8mGvA+4q',
  'Qfblw+39WLMcEm+huQjtR1BAofAeGBNFsXxuOJny5mHbRQGQFZNItwDElHLbB03r5ES8OWoi+0ROSthxOGyXSJy/LaFPiKLbhG65Rwib',
  'IvsN+HEq9CVlDWWmOdZPMVICe0ZKYUFoCp1RJbur4EJ57hwYA/fXZ4FZOVo4B/BCkGZOMKyjfTp64eQCW/WBnmuStIJbMBiqEZU8yxDx',
  '+QsbBOnCUDYpK5Dks6a10FiB0L4mzNix2ptEizTj9WNQc1Td6wVMRcdUd5XYis5bkSQsYlOwY3S4VIKyMws/IS3XjqXgzHeoEFNmQz38',
  'zPVvjAKZKgBaEeY/8StCrvUWapoOHOixrefzZCXLnZ3Y/MTg8veuWQMVleSwf6pbJiwlx1PfYP3Mt3WLcAoq3ObJVMiDq0AajdLurwTl',
  'pytZ2Dmo99DBuK5Y4DRxJlFfci9rgkYvtEj9CxU7lq0Vwo2IsWwNiV6OYN16LoMHaow1wV2nUTKxRYNm6Tw6oGgCOFZaiZ64/11j+dSg',
  'Y2KlcqglADtMUk9HTS4impUygYLz0JhajMrCuYhQ54E5mVrKdxxTYzr6lmfD4rgBRtN03csu9sjnuULM4dJG61ANdYJ8DsKI68qCRu1g',
  'd+LOZCfNPLzVM+Z64WmQUymHRYkqtJxXsIfIPysUsVSr9aCEw5ySqCu5Fys3UKmociwA6UQHlokt3E2v5aoYteJThN8UKZWOhKpnKZqn',
  'n5pG3MSLbCrNRlxjVu42Jw/DO5XvPnqgKqZAl4cg5GhoL3YnerXtqXc7Ee3gSTiYtFtrzsiuyuqVTjzxgL+qg6N59bXOg7c4uPe0BkSr',
  'pCwD5MsCC1Kg1V6aCeZBaR+rrBq/t6OoBw==',
];

export const walletFile = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(lines.join('')), (byte) => byte.charCodeAt(0));

/** The JSON within it. */
export const walletJson =
  '{"wallet":[{"public_name":"default","password_pubkey":"BTS6aXFx76y9gnKD93twJT9MK74FPESpRMCAzp1RMnr1wa7WM442W","encryption_key":"442aff2febb46c8598a88f117c9df2a725106e5cc56b4bf6c7d662fa987caabe749d68306ed7eae0a3a4025a4f804eff","encrypted_brainkey":"0a0fd5888ed2856709e2350c0acc699a03b3541f3964fc1645292764008a7286371fa1922221b0294b624066960410b6985410db1567a473c6d15df3082206187424b8f9f0c2a0da6722a74550a10f03a2ea2d3a75e7d6570d0ac7bf8d9966ee","brainkey_pubkey":"BTS8BsDbTdRH8rE4P9JZKMDnJhg15YwfzRNGNwA9nz8kdfj8uzzgV","brainkey_sequence":2,"brainkey_backup_date":"2018-07-15T01:45:19.731Z","created":"2018-07-15T01:40:00.000Z","last_modified":"2018-07-15T01:45:19.731Z","chain_id":"4018d7844c78f6a6c41c6a552b898022310fc5dec06da467ee7905a8dad512c8","backup_date":"2018-07-15T02:00:00.000Z"}],"private_keys":[{"id":1,"encrypted_key":"0bcf096640a919dd0eea1afb3b973115f15b4979d53ad6f897860886896504f52f76d63b9c4cc33339a5bbc55a5de85f","pubkey":"BTS5C7yaiLy78WiqNDRerCM3ZxUnBGdMEBn2uP1DNGTYPPpD1yJQh"},{"id":2,"encrypted_key":"46579a2715d4589aa9440ca008fa6697682fbcf1e54de8b3f52d63b738c33767f5571076cd42ee0d53a85420a5dfa726","pubkey":"BTS7NyN4ZwmrjEzvk2ebDgxwGJNRPqjQ4aBnsM4UnetiMq4zkGLn3"},{"id":3,"encrypted_key":"ea67a642c35040ac4904944c812d2de6d658ba15e66fd943db70e0f38d67920e7089a142340c3d04727b8e5e9052238b","pubkey":"BTS6tnT1wMC6DpG7wZA5D9A9LwmnWzhyD6q7vPSi5VaVpWSgrMQJJ"}],"linked_accounts":[{"name":"bob-holder2","chainId":"4018d7844c78f6a6c41c6a552b898022310fc5dec06da467ee7905a8dad512c8"}]}';
