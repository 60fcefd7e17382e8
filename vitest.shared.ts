/** Options for the tests of every package; Vitest does not pass any of them down from the root. */
export const sharedOptions = {
  // Test files in a worker share the modules they import, which costs a tenth of importing them again for each file.
  isolate: false,
  // By default Vitest leaves one processor unused; of two, that is half.
  maxWorkers: '100%',
  // Only ends tests that hang. Tests with time limits set their own, since a busy machine may be slow.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Additional options for the server's tests. */
export const serverOptions = {
  ...sharedOptions,
  globalSetup: ['./src/testing/global-setup.ts'],
  setupFiles: ['./src/testing/repeatable.ts'],
  // Time limits in the abuse tests can be missed once on a shared machine.
  retry: process.env.CI ? 2 : 0,
};
