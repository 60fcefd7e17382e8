import fc from 'fast-check';

// The gate tries the same cases every time; FUZZ_RUNS=1000 goes looking with new ones.
if (!process.env.FUZZ_RUNS) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
