import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import { expect, it } from 'vitest';
import { valuesOf } from './application-form.ts';
import { correctionOf, isCorrected } from './correction.ts';

const product = { name: '红玫瑰', category: '切花', seasonFrom: 3, seasonTo: 5, yearOutput: '八万枝' };
// As the database returns it: object keys in a different order.
const stored = { yearOutput: '八万枝', seasonTo: 5, seasonFrom: 3, name: '红玫瑰', category: '切花' };

const returned = (state: OwnAdmission['state']): OwnAdmission => ({
  auditId: 'A',
  caseNo: null,
  enterpriseId: 'E',
  state,
  stateLabel: '',
  step: 1,
  application: { licenseFileId: 'new', products: [product] },
  licence: null,
  fieldNotes: { licenseFileId: '照片模糊', products: '请写清品种' },
  returned: {
    application: { licenseFileId: 'old', products: [stored] },
    licence: { name: '执照.jpg', mime: 'image/jpeg', bytes: 1 },
  },
  opinion: '',
  submittedAt: 0,
  dueAt: null,
  reapplyAt: null,
  history: [],
  actions: ['save', 'submit'],
  version: 1,
});

it.each(['RETURNED', 'DRAFT'] as const)(
  'a correction in %s ticks off what differs from the return',
  (state) => {
    const admission = returned(state);
    const correction = correctionOf(admission);
    if (!correction) throw new Error('no correction');
    const values = valuesOf(admission.application);
    expect(correction.fields.toSorted()).toEqual(['licenseFileId', 'products']);
    expect(isCorrected(correction, 'licenseFileId', values.licenseFileId)).toBe(true);
    expect(isCorrected(correction, 'licenseFileId', 'old')).toBe(false);
    expect(isCorrected(correction, 'products', values.products)).toBe(false);
    expect(isCorrected(correction, 'products', [{ ...values.products[0], name: '白玫瑰' }])).toBe(true);
    expect(isCorrected(correction, 'products', [])).toBe(true);
  },
);

it('there is no correction without notes or while the park decides', () => {
  expect(correctionOf({ ...returned('DRAFT'), fieldNotes: {} })).toBeUndefined();
  expect(correctionOf({ ...returned('PENDING'), actions: ['withdraw'] })).toBeUndefined();
});
