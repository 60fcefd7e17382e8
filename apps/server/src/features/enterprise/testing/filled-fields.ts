/** The fields of an enterprise that are chosen or entered in figures, for tests to which it does not matter how. */
export const chosenFields = {
  property: 'LLC',
  chainStages: ['GROW' as const],
  regionId: 'YX',
  scale: '小' as const,
  registeredOn: '2020-01-01',
  registeredCapitalFen: 600_0000_00,
};

/** The same of those that are written. */
export const writtenFields = {
  legalPerson: '沈听澜',
  contactName: '许晚棠',
  contactPhone: '15410009222',
  address: '云岫花谷产业园创研楼A座301室',
  intro: '只做一件事。把苗种明白。',
};
