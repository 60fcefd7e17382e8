import fc from 'fast-check';

// The gate runs the same cases every time; FUZZ_RUNS=1000 searches with new ones.
if (!process.env.FUZZ_RUNS) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
