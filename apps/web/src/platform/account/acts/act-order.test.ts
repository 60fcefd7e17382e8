import { expect, test } from 'vitest';
import { arranged } from './act-order.ts';

const keysOf = (...keys: string[]) => {
  const { main, quiet } = arranged(keys.map((key) => ({ key, text: key })));
  return [main?.key, quiet.map(({ key }) => key)];
};

test('one action is the main one, and the others keep the order of every page', () => {
  expect(keysOf('trash', 'preview', 'submit', 'save')).toEqual(['submit', ['save', 'preview', 'trash']]);
  expect(keysOf('trash', 'recall', 'approve', 'return')).toEqual(['approve', ['return', 'recall', 'trash']]);
});

test('what only saves has saving as its main action, and what can only be taken back has none', () => {
  expect(keysOf('discard', 'save')).toEqual(['save', ['discard']]);
  expect(keysOf('trash', 'recall')).toEqual([undefined, ['recall', 'trash']]);
});
