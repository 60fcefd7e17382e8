/** What holds for the tests of every package; Vitest hands none of it down from the root. */
export const sharedOptions = {
  // The files of a worker share the modules they import, which costs a tenth of importing them anew for each.
  isolate: false,
  // Left to itself, Vitest leaves one processor unused, and of two that is half.
  maxWorkers: '100%',
  // Ends what hangs. What is to be quick says so itself: a busy machine may take its time.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** What holds for every test of the server besides. */
export const serverOptions = {
  ...sharedOptions,
  globalSetup: ['./src/testing/global-setup.ts'],
  setupFiles: ['./src/testing/repeatable.ts'],
  // Limits of time in the abuse tests can be missed once on a shared machine.
  retry: process.env.CI ? 2 : 0,
};
