import { expect, it } from 'vitest';
import { answerOf } from '../protocol/recorded.fixture.ts';
import { readAuthorities } from './readAuthorities.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

const [someone] = answerOf('get_accounts') as [{ owner: object; active: object }];

/**
 * Reads accounts by name from a chain where each account's owner is the first of its list and its active authority the
 * rest. Undefined: unknown.
 */
async function read(
  signers: Readonly<Record<string, readonly string[] | undefined>>,
  wanted: readonly string[],
) {
  const accountOf = (id: string) => {
    const [owner, ...active] = signers[id] ?? [];
    const auths = (ids: readonly string[]) => ({ account_auths: ids.map((each) => [each, 1]) });
    return {
      ...someone,
      id,
      owner: { ...someone.owner, ...auths(owner === undefined ? [] : [owner]) },
      active: { ...someone.active, ...auths(active) },
    };
  };
  const client = clientAnswering((_, [ids]) =>
    (ids as string[]).map((id) => (id in signers ? accountOf(id) : null)),
  );
  const found = await readAuthorities(client, wanted);
  return { found: [...found.keys()], asked: client.asked.map(({ params }) => params[0]) };
}

const [A, B, C, D, E] = ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5'] as const;

it('reads the signers of an account and their signers, as deep as the chain follows', async () => {
  expect(await read({ [A]: [B], [B]: [C], [C]: [D], [D]: [] }, [A])).toEqual({
    found: [A, B, C],
    asked: [[A], [B], [C]],
  });
});

it('reads the owner and active signers, each of them once', async () => {
  expect(await read({ [A]: [B, C, D], [B]: [E], [C]: [E], [D]: [], [E]: [] }, [A, A])).toEqual({
    found: [A, B, C, D, E],
    asked: [[A], [B, C, D], [E]],
  });
});

it('stops once all are known, and does not request an unknown one again', async () => {
  expect(await read({ [A]: [B], [B]: [A] }, [A])).toEqual({ found: [A, B], asked: [[A], [B]] });
  expect(await read({ [A]: [B] }, [A])).toEqual({ found: [A], asked: [[A], [B]] });
  expect(await read({}, [])).toEqual({ found: [], asked: [] });
});
