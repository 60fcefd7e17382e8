/** Enterprise fields that are selected or numeric, for tests that do not care about their values. */
export const chosenFields = {
  property: 'LLC',
  chainStages: ['GROW' as const],
  regionId: 'YX',
  scale: '小' as const,
  registeredOn: '2020-01-01',
  registeredCapitalFen: 600_0000_00,
};

/** Enterprise fields that are free text, for the same tests. */
export const writtenFields = {
  legalPerson: '沈听澜',
  contactName: '许晚棠',
  contactPhone: '15410009222',
  address: '云岫花谷产业园创研楼A座301室',
  intro: '只做一件事。把苗种明白。',
};
