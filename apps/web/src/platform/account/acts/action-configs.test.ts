import { expect, it } from 'vitest';
import { actionConfigs, actVariant } from './action-configs.ts';

const words = (text: string) => () => text;
const lifecycle = {
  acts: {
    refuse: { text: words('Refuse') },
    withdraw: { text: words('Withdraw'), ask: words('Sure?'), danger: true as const },
    accept: { text: words('Accept'), main: true as const },
    expire: undefined,
  },
  needsReason: { refuse: true, withdraw: false, accept: false, expire: false },
};

it('offers the main events first and those that need a reason last', () => {
  const configs = actionConfigs(lifecycle, ['refuse', 'withdraw', 'accept']);
  expect(Object.keys(configs)).toEqual(['accept', 'withdraw', 'refuse']);
  expect(configs.refuse.needsReason).toBe(true);
  expect(configs.withdraw.ask?.()).toBe('Sure?');
});

it('shows main and dangerous events as such', () => {
  expect(Object.keys(lifecycle.acts).map((event) => actVariant(lifecycle, event))).toEqual([
    undefined,
    'danger',
    'main',
    undefined,
  ]);
});
