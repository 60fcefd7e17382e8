/** `npm run verify` takes a sample of the endpoints, `npm run verify -- <feature>` those of a feature; else all run. */
export const testScope: string = process.env.TEST_SCOPE ?? 'all';

/** `npm run test:long` and `npm run test:abuse` repeat random and racing tests more often, and with new cases. */
export const isLong: boolean = process.env.TEST_ROUNDS === 'long';
