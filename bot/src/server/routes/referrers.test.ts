import { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../logging.ts';
import { createPartnerLinks } from '../../telegram/partnerLinks.ts';
import { createReferrers } from './referrers.ts';

const members = ['bob-holder2', 'carol-pools3'];

function setup(
  links: Parameters<typeof createPartnerLinks>[0],
  isLifetimeMember = async (name: string) => members.includes(name),
) {
  const lines: string[] = [];
  const log = createLog({
    level: 'debug',
    secrets: [],
    destination: { write: (line: string) => lines.push(line) },
  });
  const named = createReferrers({ partners: createPartnerLinks(links), isLifetimeMember, log });
  const under = (refcode: string | null, referrer?: string | null) => named({ refcode, referrer });
  return { under, lines };
}

const anyLink = { secret: '', countsUnsigned: true };

describe('a registration under a secret', () => {
  const links = { secret: 'secret of the operator', countsUnsigned: false };
  const signedFor = (name: string) => createPartnerLinks(links).startParamOf(name) ?? '';
  const { under } = setup(links);

  it('names the partner of the signed link', async () => {
    expect(await under(signedFor('bob-holder2'), 'bob-holder2')).toBe('bob-holder2');
    expect(await under(signedFor('bob-holder2'))).toBe('bob-holder2');
  });

  it('ignores an invented partner, or another than the signed one', async () => {
    expect(await under('bob-holder2', 'bob-holder2')).toBeUndefined();
    expect(await under('bob-holder2_0011223344556677', 'bob-holder2')).toBeUndefined();
    expect(await under(signedFor('bob-holder2'), 'carol-pools3')).toBeUndefined();
    expect(await under(null, 'carol-pools3')).toBeUndefined();
  });

  it('ignores the signed link of an account that is not a lifetime member', async () => {
    expect(await under(signedFor('dave-newbie4'), 'dave-newbie4')).toBeUndefined();
  });
});

describe('with unsigned links enabled', () => {
  it('the partner is named when it is a lifetime member', async () => {
    const { under } = setup(anyLink);
    expect(await under('bob-holder2', 'bob-holder2')).toBe('bob-holder2');
    expect(await under('dave-newbie4', 'dave-newbie4')).toBeUndefined();
  });

  it('a campaign is not an account, and the chain is not asked about it', async () => {
    const asked: string[] = [];
    const { under } = setup(anyLink, async (name) => {
      asked.push(name);
      return true;
    });
    expect(await under('Campaign_7', null)).toBeUndefined();
    expect(await under(null, null)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('a partner that the chain could not confirm is ignored, which is logged', async () => {
    const { under, lines } = setup(anyLink, () =>
      Promise.reject(new AppError('node.unreachable', { method: 'readers' })),
    );
    expect(await under('bob-holder2', 'bob-holder2')).toBeUndefined();
    expect(lines.join()).toContain('"code":"node.unreachable"');
  });
});

it('without a secret and without that setting all are ignored', async () => {
  const { under } = setup({ secret: '', countsUnsigned: false });
  expect(await under('bob-holder2', 'bob-holder2')).toBeUndefined();
});
