import { expect, test } from 'vitest';
import { allFaultsOf, faultsOf } from './entry-faults.ts';

const errors = {
  address: { type: 'validate', message: 'no address' },
  name: { type: 'validate', message: 'no name' },
  products: [undefined, { name: { type: 'validate', message: 'no product' } }],
};

test('errors are listed in form order, those of a row by its field', () => {
  expect(allFaultsOf(errors)).toEqual([
    { path: 'name', message: 'no name' },
    { path: 'address', message: 'no address' },
    { path: 'products.1.name', message: 'no product' },
  ]);
});

test('a section counts its own errors', () => {
  expect(faultsOf(errors, ['address', 'email'])).toHaveLength(1);
});
