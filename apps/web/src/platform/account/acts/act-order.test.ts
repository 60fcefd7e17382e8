import { expect, test } from 'vitest';
import { arranged } from './act-order.ts';

const keysOf = (...keys: string[]) => {
  const { main, quiet } = arranged(keys.map((key) => ({ key, text: key })));
  return [main?.key, quiet.map(({ key }) => key)];
};

test('picks one main action, and keeps the others in the standard order', () => {
  expect(keysOf('trash', 'preview', 'submit', 'save')).toEqual(['submit', ['save', 'preview', 'trash']]);
  expect(keysOf('trash', 'recall', 'approve', 'return')).toEqual(['approve', ['return', 'recall', 'trash']]);
});

test('makes saving the main action if nothing follows it, and has none if the rest only undoes', () => {
  expect(keysOf('discard', 'save')).toEqual(['save', ['discard']]);
  expect(keysOf('trash', 'recall')).toEqual([undefined, ['recall', 'trash']]);
});
