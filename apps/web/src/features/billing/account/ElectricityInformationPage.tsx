import { MeterInformation } from './MeterInformation.tsx';

/** Routes are identified by file, so each of the two meter kinds has its own. */
export const Component = MeterInformation;
